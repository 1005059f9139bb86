import { dropEnd } from '@/lib/format/drop-end';
import type { Course } from './course.schema';
import { foldTitle } from './fold-title';

type Known = Pick<Course, 'title' | 'provider'> &
  Partial<Pick<Course, 'url' | 'kind' | 'playlistId' | 'lessons' | 'previewVideo'>>;

/** The part of an address that identifies a page. */
function pageOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const path = dropEnd(pathname, /\//);
  return path
    ? `${hostname.replace(/^www\./, '')}${path.toLowerCase()}${searchParams.get('list') ?? searchParams.get('v') ?? searchParams.get('resource') ?? ''}`
    : undefined;
}

/**
 * Keys that identify a course: its playlist, its video, its page, or its title and provider. Two entries with
 * a common key are the same course.
 */
export function courseKeys({
  title,
  provider,
  url,
  kind,
  playlistId,
  lessons,
  previewVideo,
}: Known): string[] {
  const keys = [`name:${foldTitle(title)}|${foldTitle(provider)}`];
  const page = url && pageOf(url);
  const list = playlistId ?? (url && URL.canParse(url) ? new URL(url).searchParams.get('list') : undefined);
  if (list) keys.push(`list:${list}`);
  // A page that many courses of one catalogue share, a bare host or a channel does not identify a course.
  if (page && !/^studio\.learningequality\.org/.test(page)) keys.push(`page:${page}`);
  const only = lessons?.length === 1 ? lessons[0]?.video : kind === 'single-video' ? previewVideo : undefined;
  if (only?.host === 'youtube' || only?.host === 'archive') keys.push(`video:${only.host}:${only.id}`);
  return keys;
}
