import { z } from 'zod';
import { accountFormat } from '@/lib/learning/records/account-format';
import {
  accountDaySchema,
  type Collection,
  DOCUMENT_ID,
  learnerSchemas,
} from '@/lib/learning/records/learner-documents.schema';

/** What a field may contain. Sizes are characters of text, or entries of a list or map. */
export type FieldRule =
  | { kind: 'text'; most: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'flag' }
  | { kind: 'time' }
  /** The time of the request, by the server's clock. */
  | { kind: 'server-time' }
  /** A flat list of at most `most` numbers. */
  | { kind: 'numbers'; most: number }
  /** A flat map of at most `most` numbers and booleans. */
  | { kind: 'map'; most: number }
  /** A map of times in milliseconds, with these names only. */
  | { kind: 'times'; names: readonly string[] };

export type DocumentRule = {
  /** The pattern of the document's id. */
  id?: string | undefined;
  /** The document's id is a day, `YYYY-MM-DD`, that has begun somewhere on earth. */
  idIsDay?: boolean | undefined;
  required: Record<string, FieldRule>;
  optional: Record<string, FieldRule>;
};

/** The site's sign-in provider, as an ID token names it. */
export const PROVIDER = 'google.com';
/** Marks of deleted accounts, with uid and time only. */
export const DELETED_ACCOUNTS = 'deletedAccounts';
/** The earliest day of learning; it limits the number of days per person. */
export const FIRST_DAY = '2020-01-01';
/** How far a write may be dated ahead, because clocks differ. */
export const AHEAD_MINUTES = 5;
/** The earliest time zone is fourteen hours ahead of UTC; clocks differ there too. */
export const DAY_AHEAD_MINUTES = 14 * 60 + AHEAD_MINUTES;
/** Fields unknown to these rules: at most this many, single values only, and texts up to this length. */
export const EXTRA = { most: 8, text: 500 };
/** Average number of characters per entry of a list or map. */
export const ENTRY_TEXT = 60;
/** A number, as long as numbers are at most, or a flag. */
const VALUE = '([-+.0-9eE]{1,25}|true|false)';
/** The allowed values of a list or map, joined. */
export const VALUES = `^${VALUE}(,${VALUE})*$`;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** @throws where a field may be of any size: its schema, or `accountFormat`, must say how large it may be */
function readField(name: string, field: JsonSchema): FieldRule {
  const limited = (most: number | undefined): number => {
    if (most === undefined) throw new Error(`The field ${name} has no limit.`);
    return most;
  };
  if (field.format === 'date-time') return { kind: 'time' };
  if (field.contentMediaType) return { kind: 'text', most: limited(field.maxLength) };
  switch (field.type) {
    case 'string':
      return { kind: 'text', most: limited(field.maxLength) };
    case 'number':
    case 'integer':
      return { kind: 'number', least: field.minimum ?? 0, most: limited(field.maximum) };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return { kind: 'numbers', most: limited(field.maxItems) };
    default: {
      const names = typeof field.propertyNames === 'object' ? field.propertyNames.enum : undefined;
      return names
        ? { kind: 'times', names: names.map(String) }
        : { kind: 'map', most: limited(field.maxProperties) };
    }
  }
}

function readDocument(
  schema: z.core.$ZodType,
  { id, idIsDay }: Pick<DocumentRule, 'id' | 'idIsDay'>,
): DocumentRule {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', metadata: accountFormat });
  const rule: DocumentRule = { id, idIsDay, required: {}, optional: {} };
  for (const [name, field] of Object.entries(properties)) {
    const isRequired = (required.includes(name) && !(field as JsonSchema).mayLack) || name === 'updatedAt';
    rule[isRequired ? 'required' : 'optional'][name] = readField(name, field as JsonSchema);
  }
  rule.required.syncedAt = { kind: 'server-time' };
  return rule;
}

/** By collection under `users/{uid}`. `firestore.rules` is generated from it, and the local Firestore checks it. */
export const COLLECTIONS: Record<string, DocumentRule> = {
  watchHistory: readDocument(learnerSchemas.watchHistory, { id: DOCUMENT_ID }),
  activityDays: readDocument(accountDaySchema, { idIsDay: true }),
  savedCourses: readDocument(learnerSchemas.savedCourses, { id: DOCUMENT_ID }),
  settings: readDocument(learnerSchemas.settings, { id: '^main$' }),
  paths: readDocument(learnerSchemas.paths, { id: '^path-.{0,120}$' }),
  known: readDocument(learnerSchemas.known, { id: DOCUMENT_ID }),
} satisfies Record<Collection, DocumentRule>;

/** The rule of a document of `users`, which has settings. */
export const PROFILE_LIKE = 'settings';
