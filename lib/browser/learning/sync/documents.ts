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
};

type Parser<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** Merging a document with itself normalises it, including one written by an older version. */
function defineKind<T>(schema: Parser<T>, merge: Kind<T>['merge']): Kind<T> {
  const read = (value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? merge(parsed.data, parsed.data) : undefined;
  };
  return { read, merge };
}

export const kinds: { [C in Collection]: Kind<Documents[C]> } = {
  watchHistory: defineKind(watchRecordSchema, mergeRecords),
  activityDays: defineKind(activityEntrySchema, mergeActivity),
  savedCourses: defineKind(savedCourseSchema, mergeSavedCourses),
  settings: defineKind(settingsSchema, mergeSettings),
  paths: defineKind(learningPathSchema, mergePaths),
};
