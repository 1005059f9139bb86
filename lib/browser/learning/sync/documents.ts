import { pathId } from '@/lib/learning/learning-paths';
import {
  type ActivityEntry,
  activityEntrySchema,
  type LearningPath,
  learningPathSchema,
  type SavedCourse,
  type Settings,
  savedCourseSchema,
  settingsSchema,
} from '@/lib/learning/records/learner-documents.schema';
import {
  mergeActivity,
  mergePaths,
  mergeSavedCourses,
  mergeSettings,
} from '@/lib/learning/records/merge-documents';
import { mergeRecords } from '@/lib/learning/records/merge-records';
import { type WatchRecord, watchRecordSchema } from '@/lib/learning/records/watch-record.schema';

/** Everything stored about a learner, by the name of its collection under the learner's document. */
export type Documents = {
  watchHistory: WatchRecord;
  activityDays: ActivityEntry;
  savedCourses: SavedCourse;
  settings: Settings;
  paths: LearningPath;
};
export type Collection = keyof Documents;

export const COLLECTIONS: Collection[] = [
  'watchHistory',
  'activityDays',
  'savedCourses',
  'settings',
  'paths',
];
/** The only document of `settings`. */
export const SETTINGS_ID = 'main';

type Kind<T> = {
  /** Undefined if it is not valid. */
  read: (value: unknown) => T | undefined;
  merge: (one: T, other: T) => T;
  idOf: (data: T) => string;
};

type Parser<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** Merging a document with itself normalises it, including one written by an older version. */
function defineKind<T>(schema: Parser<T>, merge: Kind<T>['merge'], idOf: Kind<T>['idOf']): Kind<T> {
  const read = (value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? merge(parsed.data, parsed.data) : undefined;
  };
  return { read, merge, idOf };
}

export const kinds: { [C in Collection]: Kind<Documents[C]> } = {
  watchHistory: defineKind(watchRecordSchema, mergeRecords, ({ videoId }) => videoId),
  activityDays: defineKind(activityEntrySchema, mergeActivity, ({ day }) => day),
  savedCourses: defineKind(savedCourseSchema, mergeSavedCourses, ({ courseId }) => courseId),
  settings: defineKind(settingsSchema, mergeSettings, () => SETTINGS_ID),
  paths: defineKind(learningPathSchema, mergePaths, ({ goal }) => pathId(goal)),
};

/** The format of ids in the account, except those of paths. */
const SLUG = /^[A-Za-z0-9._-]{1,200}$/;

/** The id of a document; undefined if the account does not take it. */
export function documentId<C extends Collection>(collection: C, data: Documents[C]): string | undefined {
  const id = kinds[collection].idOf(data);
  return collection === 'paths' || SLUG.test(id) ? id : undefined;
}
