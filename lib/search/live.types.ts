import type { CourseCard } from '@/lib/course';

/** A course found by a live source; `url` is its page at the source. */
export type LiveCard = CourseCard & { url: string };

/**
 * `waiting`: not asked yet. `searching`: asked, no answer yet. `resting`: not asked now, to save its daily
 * quota.
 */
export const LIVE_STATES = ['waiting', 'searching', 'found', 'nothing', 'unavailable', 'resting'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

export type LiveSourceState = {
  /** `CourseCard.source` of its courses. */
  id: string;
  name: string;
  state: LiveState;
  /** Number of its courses in the list, without duplicates of other sources. */
  found?: number;
};

/** Everything that the live block of a search page shows. */
export type LiveBlock = {
  /** The words that the sources are asked for; corrected if the search was corrected. */
  words: string;
  sources: LiveSourceState[];
  cards: LiveCard[];
};

/** One event of the stream. Cards are always new: cards already shown never move. */
export type LiveEvent =
  | { type: 'sources'; sources: LiveSourceState[] }
  | { type: 'cards'; cards: LiveCard[] }
  | { type: 'end' };
