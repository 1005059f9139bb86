import { percentile } from '@/bench/statistics';
import { AppError } from '@/lib/errors';
import type { Search, SearchAnswer } from '@/lib/search/search.types';

/** What happened to the searches of one test. Times are milliseconds. */
export type Traffic = {
  right: number;
  wrong: number;
  /** Answered with the honest failure, which a site turns into a 503. */
  refused: number;
  /** Anything else. */
  failed: number;
  /** The longest time without a right answer. */
  silence: number;
  /** The time of the slowest right answer, and of that at 99 %. */
  slowest: number;
  p99: number;
  /** How many versions of the index the right answers were from. */
  versions: number;
};

type Options = {
  search: (search: Search) => Promise<SearchAnswer>;
  searches: readonly Search[];
  isRight: (search: Search, answer: SearchAnswer) => boolean;
  lanes: number;
};

/** Searches all the time, several at once, until `stop` is called. */
export function startTraffic({ search, searches, isRight, lanes }: Options): {
  stop: () => Promise<Traffic>;
} {
  const times: number[] = [];
  const versions = new Set<string>();
  const counts = { right: 0, wrong: 0, refused: 0, failed: 0 };
  let isStopped = false;
  let next = 0;
  let lastRight = performance.now();
  let silence = 0;
  const lane = async () => {
    while (!isStopped) {
      const asked = searches[next++ % searches.length];
      if (!asked) return;
      const started = performance.now();
      try {
        const answer = await search(asked);
        const now = performance.now();
        if (isRight(asked, answer)) {
          counts.right++;
          versions.add(answer.indexVersion);
          times.push(now - started);
          silence = Math.max(silence, now - lastRight);
          lastRight = now;
        } else counts.wrong++;
      } catch (error) {
        if (error instanceof AppError && error.status === 503) counts.refused++;
        else counts.failed++;
        // A visitor who was refused comes again later.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, lane));
  return {
    stop: async () => {
      isStopped = true;
      await running;
      return {
        ...counts,
        versions: versions.size,
        silence: Math.max(silence, performance.now() - lastRight),
        slowest: percentile(times, 1),
        p99: percentile(times, 0.99),
      };
    },
  };
}
