import { toCourseCard } from '@/lib/courses/course-card';
import { courseKeys } from '@/lib/courses/course-keys';
import { isAppError } from '@/lib/errors';
import type { LiveCard } from '@/lib/search/live.types';
import type { Filters } from '@/lib/search/search.types';
import { assertServer } from '@/lib/server/guard';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { passesFilters } from './pass-filters';
import type { SourceHit } from './source/source.types';
import { titleMatch } from './title-match';

assertServer('lib/server/sources/merge-hits');

/** Reciprocal rank fusion: far enough from zero that first places do not decide everything. */
const RANK_OFFSET = 20;
/** What a title without any of the words still counts. */
const LEAST_MATCH = 0.3;

export type Batch = { source: { id: string; weight: number }; hits: SourceHit[] };

/** What the built-in catalogue has: it is asked for every hit, and shows some of it above already. */
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
 * Joins what sources found into one list. An entry stays the entry of its source: of the same course the better
 * placed one is shown and the others left out. One that the built-in catalogue has too leads to its page there,
 * unless the visitor sees it already. Places come from each source's order, its weight and from how much of
 * the words the title has; never from views or likes, which the terms of YouTube forbid.
 */
export class HitMerger {
  readonly #known = new Set<string>();
  readonly #shown: Set<string>;

  constructor(
    private readonly words: string,
    private readonly filters: Filters,
    private readonly builtIn: BuiltIn,
  ) {
    this.#shown = new Set(builtIn.shown);
  }

  /** The new courses of these batches, best first. What was given out before is not given out again. */
  async add(batches: Batch[]): Promise<LiveCard[]> {
    const placed = batches.flatMap(({ source, hits }) =>
      hits
        .filter(({ course }) => passesFilters(course, this.filters))
        .map((hit, rank) => {
          const match = LEAST_MATCH + (1 - LEAST_MATCH) * titleMatch(this.words, hit.course.title);
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
      return new Map(await this.builtIn.findByKeys(keys));
    } catch (error) {
      // What other places found is worth showing while the catalogue is away.
      if (isAppError(error)) return new Map();
      throw error;
    }
  }
}
