import { pathId } from '@/lib/learning/learning-paths';
import {
  type Collection,
  DOCUMENT_ID,
  type Documents,
  learnerSchemas,
} from '@/lib/learning/records/learner-documents.schema';
import {
  mergeActivity,
  mergeKnown,
  mergePaths,
  mergeSavedCourses,
  mergeSettings,
} from '@/lib/learning/records/merge-documents';
import { mergeRecords } from '@/lib/learning/records/merge-records';

export type { Collection, Documents };

export const COLLECTIONS = Object.keys(learnerSchemas) as Collection[];
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
  watchHistory: defineKind(learnerSchemas.watchHistory, mergeRecords, ({ videoId }) => videoId),
  activityDays: defineKind(learnerSchemas.activityDays, mergeActivity, ({ day }) => day),
  savedCourses: defineKind(learnerSchemas.savedCourses, mergeSavedCourses, ({ courseId }) => courseId),
  settings: defineKind(learnerSchemas.settings, mergeSettings, () => SETTINGS_ID),
  paths: defineKind(learnerSchemas.paths, mergePaths, ({ goal }) => pathId(goal)),
  known: defineKind(learnerSchemas.known, mergeKnown, ({ topic }) => topic),
};

const SLUG = new RegExp(DOCUMENT_ID);
/** Names that Firestore does not take for any document. */
const RESERVED = /^(?:\.{1,2}|__.*__)$/;

/** The id of a document; undefined if the account does not take it. */
export function documentId<C extends Collection>(collection: C, data: Documents[C]): string | undefined {
  const id = kinds[collection].idOf(data);
  return collection === 'paths' || (SLUG.test(id) && !RESERVED.test(id)) ? id : undefined;
}
