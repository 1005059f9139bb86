import type { CourseCard } from '@/lib/courses/course-card';

/** A course that a live source found: `url` is where the source itself shows it. */
export type LiveCard = CourseCard & { url: string };

/**
 * `waiting` not asked yet, `searching` asked and silent, `resting` not asked now because its allowance for today
 * has to last.
 */
export const LIVE_STATES = ['waiting', 'searching', 'found', 'nothing', 'unavailable', 'resting'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

export type LiveSourceState = {
  /** `CourseCard.source` of its courses. */
  id: string;
  name: string;
  state: LiveState;
  /** Number of its courses in the list; duplicates of others are not counted. */
  found?: number;
};

/** Everything that the live block of a search page shows. */
export type LiveBlock = {
  /** The words that the sources are asked for: corrected ones where the search was corrected. */
  words: string;
  sources: LiveSourceState[];
  cards: LiveCard[];
};

/** One event of the stream. Cards are always new: whoever has read a card finds it where it was. */
export type LiveEvent =
  | { type: 'sources'; sources: LiveSourceState[] }
  | { type: 'cards'; cards: LiveCard[] }
  | { type: 'end' };
