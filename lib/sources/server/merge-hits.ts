import { courseKeys, toCourseCard } from '@/lib/course';
import { isAppError } from '@/lib/errors';
import type { Exclusion, Filters, LiveCard } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import { isExcluded, passesFilters } from './pass-filters';
import type { SourceHit } from './source.types';
import { titleMatch } from './title-match';

/** Constant of reciprocal rank fusion: large enough that first places do not decide everything. */
const RANK_OFFSET = 20;
/** Minimum factor of a hit whose title has none of the words. */
const LEAST_MATCH = 0.3;

type Batch = { source: { id: string; weight: number }; hits: SourceHit[] };

/** Looks up hits in the catalogue, and knows which of its courses the page already shows. */
export type BuiltIn = {
  shown: Iterable<string>;
  findByKeys: SearchEngine['findByKeys'];
};

function toLiveCard({ course, lessonCount }: SourceHit, builtIn: string | undefined): LiveCard {
  const card = toCourseCard(course);
  return {
    ...card,
    url: course.url,
    ...(lessonCount && !card.lessonCount && { lessonCount }),
    ...(builtIn && { id: builtIn }),
  };
}

/**
 * Merges the hits of several sources into one list. Hits are never combined: of duplicates only the better
 * placed one is shown. A hit that is also in the catalogue links to its page there, unless the page already
 * shows that course. Order comes from each source's order, its weight and how many of the words the title
 * has; never from views or likes, which YouTube's terms forbid.
 */
export class HitMerger {
  readonly #known = new Set<string>();
  readonly #shown: Set<string>;
  readonly #words: string;
  readonly #filters: Filters;
  readonly #builtIn: BuiltIn;
  readonly #exclusions: readonly Exclusion[];

  constructor(words: string, filters: Filters, builtIn: BuiltIn, exclusions: readonly Exclusion[] = []) {
    this.#words = words;
    this.#filters = filters;
    this.#builtIn = builtIn;
    this.#exclusions = exclusions;
    this.#shown = new Set(builtIn.shown);
  }

  /** The new courses of these batches, best first. A course is returned only once. */
  async add(batches: Batch[]): Promise<LiveCard[]> {
    const placed = batches.flatMap(({ source, hits }) =>
      hits
        .filter(({ course }) => passesFilters(course, this.#filters) && !isExcluded(course, this.#exclusions))
        .map((hit, rank) => {
          const match = LEAST_MATCH + (1 - LEAST_MATCH) * titleMatch(this.#words, hit.course.title);
          const score = (source.weight * match) / (RANK_OFFSET + rank);
          return { hit, keys: courseKeys(hit.course), score };
        }),
    );
    placed.sort((a, b) => b.score - a.score);
    const same = await this.#lookUp(placed.flatMap(({ keys }) => keys));
    return placed.flatMap(({ hit, keys }) => {
      const builtIn = keys.map((key) => same.get(key)).find(Boolean);
      if (keys.some((key) => this.#known.has(key)) || this.#shown.has(builtIn ?? '')) return [];
      for (const key of keys) this.#known.add(key);
      if (builtIn) this.#shown.add(builtIn);
      return [toLiveCard(hit, builtIn)];
    });
  }

  async #lookUp(keys: string[]): Promise<Map<string, string>> {
    if (keys.length === 0) return new Map();
    try {
      return new Map(await this.#builtIn.findByKeys(keys));
    } catch (error) {
      // Hits are shown even if the catalogue is unavailable.
      if (isAppError(error)) return new Map();
      throw error;
    }
  }
}
