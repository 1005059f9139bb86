import { toCourseCard } from '@/lib/courses/course-card';
import type { LiveCard } from '@/lib/search/live.types';
import type { Filters } from '@/lib/search/search.types';
import { assertServer } from '@/lib/server/guard';
import { courseKeys } from './course-keys';
import { passesFilters } from './pass-filters';
import type { Hit } from './source.types';
import { titleMatch } from './title-match';

assertServer('lib/server/sources/merge-hits');

/** Reciprocal rank fusion: far enough from zero that first places do not decide everything. */
const RANK_OFFSET = 20;
/** What a title without any of the words still counts. */
const LEAST_MATCH = 0.3;

export type Batch = { source: { id: string; weight: number }; hits: Hit[] };

function toLiveCard({ course, lessonCount }: Hit): LiveCard {
  const card = toCourseCard(course);
  return { ...card, url: course.url, ...(lessonCount && !card.lessonCount && { lessonCount }) };
}

/**
 * Joins what sources found into one list. An entry stays the entry of its source: of the same course the better
 * placed one is shown and the others left out. Places come from each source's order, its weight and from how much of
 * the words the title has; never from views or likes, which the terms of YouTube forbid.
 */
export class HitMerger {
  readonly #known: Set<string>;

  constructor(
    private readonly words: string,
    private readonly filters: Filters,
    known: Iterable<string>,
  ) {
    this.#known = new Set(known);
  }

  /** The new courses of these batches, best first. What was given out before is not given out again. */
  add(batches: Batch[]): LiveCard[] {
    const placed = batches.flatMap(({ source, hits }) =>
      hits
        .filter(({ course }) => passesFilters(course, this.filters))
        .map((hit, rank) => {
          const match = LEAST_MATCH + (1 - LEAST_MATCH) * titleMatch(this.words, hit.course.title);
          return { hit, score: (source.weight * match) / (RANK_OFFSET + rank) };
        }),
    );
    placed.sort((a, b) => b.score - a.score);
    return placed.flatMap(({ hit }) => {
      const keys = courseKeys(hit.course);
      if (keys.some((key) => this.#known.has(key))) return [];
      for (const key of keys) this.#known.add(key);
      return [toLiveCard(hit)];
    });
  }
}
