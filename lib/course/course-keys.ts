import { dropEnd } from '@/lib/format/drop-end';
import type { Course } from './course.schema';
import { foldTitle } from './fold-title';

type Known = Pick<Course, 'title' | 'provider'> &
  Partial<Pick<Course, 'url' | 'kind' | 'playlistId' | 'lessons' | 'previewVideo'>>;

/** Parameters that say where a visitor came from or what they see first, not which page it is. */
const ASIDE = /^(utm_.*|fbclid|gclid|ref|referrer|source|src|from|locale|lang|hl|si|index|t|feature|pp)$/i;

/** The parameters that identify a page: "view.php?id=31" is not "view.php?id=32". */
function ownParameters(parameters: URLSearchParams): string {
  const known = parameters.get('list') ?? parameters.get('v') ?? parameters.get('resource');
  if (known !== null) return known;
  const own = [...parameters].filter(([name]) => !ASIDE.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return own.map(([name, value]) => `?${name}=${value}`).join('');
}

/** The part of an address that identifies a page. */
function pageOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const path = dropEnd(pathname, /\//);
  return path
    ? `${hostname.replace(/^www\./, '')}${path.toLowerCase()}${ownParameters(searchParams)}`
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
