import { dropEnd } from '@/lib/text-analysis/drop-end';
import type { Course } from './course.schema';
import { foldTitle } from './fold-title';

type Known = Pick<Course, 'title' | 'provider'> &
  Partial<Pick<Course, 'url' | 'kind' | 'playlistId' | 'lessons' | 'previewVideo'>>;

/** An address as far as it tells one page from another. */
function pageOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const path = dropEnd(pathname, /\//);
  return path
    ? `${hostname.replace(/^www\./, '')}${path.toLowerCase()}${searchParams.get('list') ?? searchParams.get('v') ?? searchParams.get('resource') ?? ''}`
    : undefined;
}

/** What makes two entries the same course: the same playlist, video or page, or the same title from the same provider. */
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
  // Many courses of one catalogue share a page; a bare host or a channel says nothing.
  if (page && !/^studio\.learningequality\.org/.test(page)) keys.push(`page:${page}`);
  const only = lessons?.length === 1 ? lessons[0]?.video : kind === 'single-video' ? previewVideo : undefined;
  if (only?.host === 'youtube' || only?.host === 'archive') keys.push(`video:${only.host}:${only.id}`);
  return keys;
}
