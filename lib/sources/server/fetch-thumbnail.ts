import { THUMBNAIL_FILES, type ThumbnailWidth } from '@/lib/course';
import { createOutboundFetch, OutboundError, type OutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { createCircuitBreaker } from '@/lib/sources/server/source/circuit-breaker';
import { SourceError } from '@/lib/sources/server/source/source-error';

const PICTURES = 'https://i.ytimg.com';
const PARALLEL = 16;
const DEADLINE_MS = 3_000;
/** The largest thumbnails have a tenth of this size. */
const MOST_BYTES = 300_000;

type Thumbnail = { picture: Buffer } | { picture: undefined; why: 'none' | 'unreachable' };

async function ask(fetchOutbound: OutboundFetch, url: URL, signal: AbortSignal): Promise<Buffer | undefined> {
  const { status, body } = await fetchOutbound(url, {
    maxBytes: MOST_BYTES,
    types: ['image/jpeg'],
    timeoutMs: DEADLINE_MS,
    signal,
  }).catch((cause) => {
    if (cause instanceof OutboundError && cause.fault === 'large') return { status: 413, body: undefined };
    throw new SourceError({ kind: 'down' }, 'no answer', { cause });
  });
  if (status >= 500 || status === 429) throw new SourceError({ kind: 'down' }, 'refused');
  return status === 200 ? body : undefined;
}

/** Fetches video thumbnails, a few at once, and pauses when their host does not answer. */
export function createThumbnails(host = PICTURES) {
  const breaker = createCircuitBreaker(PARALLEL);
  const fetchOutbound = createOutboundFetch({ connections: PARALLEL, own: ({ origin }) => origin === host });
  return async (videoId: string, width: ThumbnailWidth): Promise<Thumbnail> => {
    const url = new URL(`/vi/${encodeURIComponent(videoId)}/${THUMBNAIL_FILES[width]}.jpg`, host);
    try {
      const picture = await breaker.run((signal) => ask(fetchOutbound, url, signal), {
        deadlineMs: DEADLINE_MS,
      });
      return picture ? { picture } : { picture, why: 'none' };
    } catch {
      return { picture: undefined, why: 'unreachable' };
    }
  };
}

export const fetchThumbnail = createThumbnails();
