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

function listed<Document>(
  documents: Document[],
  say: (one: Document) => string,
  sayMore: (rest: { count: number }) => string,
): string[] {
  const count = documents.length - NAMED;
  return [...documents.slice(0, NAMED).map(say), ...(count > 0 ? [sayMore({ count })] : [])];
}

/** What would be lost with these documents, in words for the person. */
export function describeUnsent(documents: readonly UnsentDocument[]): string[] {
  const of = <C extends UnsentDocument['collection']>(collection: C) =>
    documents.filter(
      (one): one is Extract<UnsentDocument, { collection: C }> => one.collection === collection,
    );
  const lessons = of('watchHistory');
  return [
    ...listed(lessons, ({ data: { title } }) => m.unsentLesson({ title }), m.unsentLessons),
    ...listed(
      of('savedCourses'),
      ({ data: { title } }) => (title ? m.unsentCourse({ title }) : m.unsentUnnamedCourse()),
      m.unsentCourses,
    ),
    ...listed(of('paths'), ({ data: { goal } }) => m.unsentPlan({ goal }), m.unsentPlans),
    ...listed(
      of('known'),
      ({ data: { name } }) => knowing.unsentTopic({ topic: name }),
      knowing.unsentTopics,
    ),
    ...(of('settings').length > 0 ? [m.unsentSettings()] : []),
    // Otherwise it is part of the progress in a lesson.
    ...(of('activityDays').length > 0 && lessons.length === 0 ? [m.unsentTime()] : []),
  ];
}
