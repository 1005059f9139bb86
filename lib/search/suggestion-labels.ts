import type { SuggestionKind } from './search.types';

/** What each kind of suggestion is called beside it. */
export const SUGGESTION_LABELS: Record<SuggestionKind, string> = {
  topic: 'Topic',
  course: 'Course',
  lesson: 'Lesson',
  teacher: 'Teacher',
  provider: 'Provider',
};
