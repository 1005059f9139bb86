import { countOf } from '@/lib/format/count';
import type { Counts } from './delete-account';

/** How many documents of each kind there are, in words. */
export const countWords = (counts: Counts): Record<keyof Counts, string> => ({
  watchHistory: `the history of ${countOf(counts.watchHistory, 'video')}`,
  activityDays: countOf(counts.activityDays, 'day of learning', 'days of learning'),
  savedCourses: `your choices for ${countOf(counts.savedCourses, 'course')}`,
  paths: countOf(counts.paths, 'plan'),
  settings: 'your settings',
});

/** "a, b and c" */
export const joinWords = (parts: string[]): string =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
