import type { LearningPath, SavedCourse } from './records/learner-documents.schema';
import type { WatchRecord } from './records/watch-record.schema';

/** Documents that an account does not have yet. */
export type UnsentDocument =
  | { collection: 'watchHistory'; data: Pick<WatchRecord, 'title'> }
  | { collection: 'savedCourses'; data: Pick<SavedCourse, 'title'> }
  | { collection: 'paths'; data: Pick<LearningPath, 'goal'> }
  | { collection: 'settings' | 'activityDays'; data: unknown };

/** As many are named, the others counted. */
const NAMED = 3;

function listed(names: string[], named: (name: string) => string, more: (count: number) => string): string[] {
  const rest = names.length - NAMED;
  return [...names.slice(0, NAMED).map(named), ...(rest > 0 ? [more(rest)] : [])];
}

/** What would be lost with these documents, in words for the person. */
export function describeUnsent(documents: readonly UnsentDocument[]): string[] {
  const lessons = documents.flatMap((one) => (one.collection === 'watchHistory' ? [one.data.title] : []));
  const courses = documents.flatMap((one) => (one.collection === 'savedCourses' ? [one.data.title] : []));
  const plans = documents.flatMap((one) => (one.collection === 'paths' ? [one.data.goal] : []));
  const has = (collection: UnsentDocument['collection']) =>
    documents.some((one) => one.collection === collection);
  return [
    ...listed(
      lessons,
      (title) => `Your progress in “${title}”`,
      (count) => `Your progress in ${count} more ${count === 1 ? 'lesson' : 'lessons'}`,
    ),
    ...listed(
      courses,
      (title) => (title ? `Your change to the course “${title}”` : 'Your change to a course'),
      (count) => `Your changes to ${count} more ${count === 1 ? 'course' : 'courses'}`,
    ),
    ...listed(
      plans,
      (goal) => `Your plan “${goal}”`,
      (count) => `${count} more ${count === 1 ? 'plan' : 'plans'}`,
    ),
    ...(has('settings') ? ['Your settings'] : []),
    // Otherwise it is part of the progress in a lesson.
    ...(has('activityDays') && lessons.length === 0 ? ['Time that you learned'] : []),
  ];
}
