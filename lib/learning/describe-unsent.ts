import * as knowing from '@/messages/knowing';
import * as m from '@/messages/learning';
import type { KnownTopic, LearningPath, SavedCourse } from './records/learner-documents.schema';
import type { WatchRecord } from './records/watch-record.schema';

/** Documents that an account does not have yet. */
export type UnsentDocument =
  | { collection: 'watchHistory'; data: Pick<WatchRecord, 'title'> }
  | { collection: 'savedCourses'; data: Pick<SavedCourse, 'title'> }
  | { collection: 'paths'; data: Pick<LearningPath, 'goal'> }
  | { collection: 'known'; data: Pick<KnownTopic, 'name'> }
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
  const known = documents.flatMap((one) => (one.collection === 'known' ? [one.data.name] : []));
  const has = (collection: UnsentDocument['collection']) =>
    documents.some((one) => one.collection === collection);
  return [
    ...listed(
      lessons,
      (title) => m.unsentLesson({ title }),
      (count) => m.unsentLessons({ count }),
    ),
    ...listed(
      courses,
      (title) => (title ? m.unsentCourse({ title }) : m.unsentUnnamedCourse()),
      (count) => m.unsentCourses({ count }),
    ),
    ...listed(
      plans,
      (goal) => m.unsentPlan({ goal }),
      (count) => m.unsentPlans({ count }),
    ),
    ...listed(
      known,
      (topic) => knowing.unsentTopic({ topic }),
      (count) => knowing.unsentTopics({ count }),
    ),
    ...(has('settings') ? [m.unsentSettings()] : []),
    // Otherwise it is part of the progress in a lesson.
    ...(has('activityDays') && lessons.length === 0 ? [m.unsentTime()] : []),
  ];
}
