import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { assertServer } from '@/lib/server/guard';
import { FILE_KIND, OTHER_KIND } from './route-label';

assertServer('lib/server/http-server/page-limits');

export type PageLimits = {
  /** Spends what a request costs; answers the whole seconds to wait when the client has spent its minute. */
  spend(client: string, kind: string, isKept: boolean): Promise<number | undefined>;
};

type Settings = {
  /** Points that one client may spend a minute on pages and pictures. */
  pages: number;
  /** Points that one client may spend a minute on asking how the server is. */
  watch: number;
};

const MINUTE_SECONDS = 60;
/** A page that is made takes some ten milliseconds; one that is kept, or a picture, a fraction of that. */
const PAGE = 4;
const LITTLE = 1;
/** Two questions to the search worker, its sources and its store. */
const READY = 5;

const FREE = new Set(['/_next/static', FILE_KIND]);
const PICTURES = new Set(['/_next/image', '/api/thumbnail']);
const WATCHED: Record<string, number> = { '/api/health': LITTLE, '/api/ready': READY };
/** API routes count for themselves, in all processes together; made-up ones have nobody who would. */
const isCountedElsewhere = (kind: string) => kind.startsWith('/api/') && kind !== `/api${OTHER_KIND}`;

/**
 * What one client may ask of this process in a minute. It is counted in this process alone: what it protects is the
 * process, and no page should wait for a store elsewhere.
 */
export function createPageLimits({ pages, watch }: Settings): PageLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
  const [forPages, forWatchers] = [limiter(pages), limiter(watch)];

  const consume = (kind: string, client: string, isKept: boolean) => {
    const watched = WATCHED[kind];
    // Apart from the pages: whoever watches the server often has the address that its visitors come through.
    if (watched) return forWatchers.consume(client, watched);
    if (PICTURES.has(kind)) return forPages.consume(client, LITTLE);
    if (FREE.has(kind) || isCountedElsewhere(kind)) return undefined;
    return forPages.consume(client, isKept ? LITTLE : PAGE);
  };

  return {
    async spend(client, kind, isKept) {
      try {
        await consume(kind, client, isKept);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // A clock that was set back must not make a minute longer.
        return Math.min(MINUTE_SECONDS, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
      }
    },
  };
}
