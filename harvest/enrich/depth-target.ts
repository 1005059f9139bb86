import type { Source } from '@/harvest/registry/source.schema';
import { readYouTube } from '@/scripts/import/read-lessons';

/** What a live source can be asked for, so that a course gets its lessons: `youtube:PL...`. */
export type DepthTarget = string;

const PLAYLIST_ID = /^(?:PL|UU|OL)[\w-]{10,62}$/;
const ARCHIVE = /^\/details\/([a-zA-Z0-9][\w.-]{2,98})\/?$/;
const PEERTUBE = /^\/(?:w|videos\/watch)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const MIT_RESOURCE = /^\d{1,12}$/;

/** The target of a course; undefined where no live source knows its lessons. */
export function depthTarget(
  { url, playlistId, ref }: { url: string; playlistId?: string | undefined; ref?: string | undefined },
  protocol?: Source['protocol'],
): DepthTarget | undefined {
  if (protocol === 'mit-learn' && ref && MIT_RESOURCE.test(ref)) return `mit-learn:${ref}`;
  const list = playlistId ?? readYouTube(url).playlist;
  if (list && PLAYLIST_ID.test(list)) return `youtube:${list}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const archive = hostname === 'archive.org' ? ARCHIVE.exec(pathname)?.[1] : undefined;
  if (archive) return `archive:${archive}`;
  const video = PEERTUBE.exec(pathname)?.[1];
  return video && `peertube:${video}`;
}
