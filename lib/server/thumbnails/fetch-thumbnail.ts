import { THUMBNAIL_FILES, type ThumbnailWidth } from '@/lib/courses/thumbnail';
import { assertServer } from '@/lib/server/guard';
import { createGate, type Gate } from '@/lib/server/sources/gate';
import { SourceError } from '@/lib/server/sources/source-error';

assertServer('lib/server/thumbnails/fetch-thumbnail');

const PICTURES = 'https://i.ytimg.com';
const PARALLEL = 16;
const DEADLINE_MS = 3_000;
/** The largest of these pictures has a tenth of it. */
const MOST_BYTES = 300_000;

export type Thumbnail = { picture: Buffer } | { picture: undefined; why: 'none' | 'unreachable' };

async function ask(url: URL, signal: AbortSignal): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal, redirect: 'error' }).catch((cause) => {
    throw new SourceError({ trouble: 'down' }, 'no answer', { cause });
  });
  if (response.status >= 500 || response.status === 429)
    throw new SourceError({ trouble: 'down' }, 'refused');
  const isPicture = response.ok && response.headers.get('content-type') === 'image/jpeg';
  if (!isPicture || Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  const picture = Buffer.from(await response.arrayBuffer());
  return picture.byteLength > MOST_BYTES ? undefined : picture;
}

/** Fetches pictures of videos, a few at once, and leaves their host alone for a while when it does not answer. */
export function createThumbnails(host = PICTURES, gate: Gate = createGate(PARALLEL)) {
  return async (videoId: string, width: ThumbnailWidth): Promise<Thumbnail> => {
    const url = new URL(`/vi/${encodeURIComponent(videoId)}/${THUMBNAIL_FILES[width]}.jpg`, host);
    try {
      const picture = await gate.run((signal) => ask(url, signal), { deadlineMs: DEADLINE_MS });
      return picture ? { picture } : { picture, why: 'none' };
    } catch {
      return { picture: undefined, why: 'unreachable' };
    }
  };
}

export const fetchThumbnail = createThumbnails();
