import { RateLimiterMemory } from 'rate-limiter-flexible';
import { MINUTE_SECONDS, secondsToWait } from '@/lib/http/server/rate-limit';
import { FILE_KIND, OTHER_KIND } from '@/lib/http/server/route-label';

export type PageLimits = {
  /**
   * Spends the cost of a request. Returns the whole seconds to wait if the client has no points left this
   * minute.
   */
  spend(client: string, kind: string, isKept: boolean): Promise<number | undefined>;
  /** Counts milliseconds of a processor that a request took beyond the cost of its kind. */
  charge(client: string, ms: number): void;
};

type Settings = {
  /** Points per minute and client for pages, images and all that is computed; and as many files. */
  pages: number;
  /** Requests per minute and client to API routes. */
  api: number;
  /** Points per minute and client for health checks. */
  watch: number;
};

/**
 * A point is 2.5 ms of a processor. Rendering takes six with its garbage collection; a cached page, an image or an API
 * route one at most.
 */
const PAGE = 6;
const LITTLE = 1;
/** Milliseconds of a search worker for a point: what it finds costs as much again, on the way out and as garbage. */
const MS_PER_POINT = 1.2;
/** The limiter counts whole numbers and drops the rest: each is a hundredth of a point. */
const PARTS = 100;
/** A readiness check makes two calls to the search worker, one to its sources and one to its store. */
const READY = 5;

const FILES = new Set(['/_next/static', FILE_KIND]);
const PICTURES = new Set(['/_next/image', '/api/thumbnail']);
const WATCHED: Record<string, number> = { '/api/health': LITTLE, '/api/ready': READY };
/**
 * API routes count their own points, across all processes; here their requests are counted, each of which costs a point
 * or more. Without this, a client that goes on after its last point would take half a millisecond with each request.
 * Unknown API addresses have no route that would count.
 */
const isApiRoute = (kind: string) => kind.startsWith('/api/') && kind !== `/api${OTHER_KIND}`;

/**
 * Limits what one client may request from this process per minute. It is counted in this process only: it
 * protects the process, and no page should wait for a remote store.
 */
export function createPageLimits({ pages, api, watch }: Settings): PageLimits {
  const limiter = (points: number) =>
    new RateLimiterMemory({ points: points * PARTS, duration: MINUTE_SECONDS });
  const take = (from: RateLimiterMemory, client: string, points: number) =>
    from.consume(client, points * PARTS);
  const [forPages, forFiles] = [limiter(pages), limiter(pages)];
  const [forApi, forWatchers] = [limiter(api), limiter(watch)];

  const consume = async (kind: string, client: string, isKept: boolean) => {
    const watched = WATCHED[kind];
    // Counted apart from pages: monitoring often comes from the same address as visitors, through one proxy.
    if (watched) return take(forWatchers, client, watched);
    // Counted apart from pages: a page that was sent must get its files.
    if (FILES.has(kind)) return take(forFiles, client, LITTLE);
    if (PICTURES.has(kind)) return take(forPages, client, LITTLE);
    if (isApiRoute(kind)) await take(forApi, client, LITTLE);
    return take(forPages, client, isKept || isApiRoute(kind) ? LITTLE : PAGE);
  };

  return {
    charge: (client, ms) => void forPages.penalty(client, (ms / MS_PER_POINT) * PARTS),
    async spend(client, kind, isKept) {
      try {
        await consume(kind, client, isKept);
        return undefined;
      } catch (error) {
        return secondsToWait(error);
      }
    },
  };
}
