import * as z from 'zod/mini';
import { serverNow } from '@/lib/learning/browser/sync/server-clock';
import { limitDates, MOMENTS } from '@/lib/learning/records/limit-dates';
import { hasBegun } from '@/lib/learning/records/merge-documents';
import { parseJson } from '@/lib/parse-json';
import type { Counts } from './account-data';
import type { Learner } from './learner';
import { COLLECTIONS, type Collection, type Documents, documentId } from './sync/documents';
import { fromFields } from './sync/to-fields';

/** Twice the export of a learner with 5,000 videos. */
const MAX_BYTES = 20_000_000;
const MAX_DOCUMENTS = 20_000;
/** More than the account takes. */
const MAX_DOCUMENT_TEXT = 40_000;
/** So many at once, so that the page reacts meanwhile. */
const AT_ONCE = 200;

export type ImportResult =
  | {
      kind: 'imported';
      /** Documents that are new or were changed by the file. */
      changed: Counts;
      /** Documents of the file that change nothing. */
      known: number;
      /** Documents of the file that are not valid. */
      invalid: number;
    }
  | { kind: 'too-large' }
  /** It is not a file of `exportData`. */
  | { kind: 'unreadable' };

const list = z.array(z.unknown());
const exportSchema = z.object({
  exportedAt: z.string(),
  watchHistory: list,
  activityDays: list,
  savedCourses: list,
  settings: list,
  // Exports of older versions have none.
  paths: z._default(list, []),
  known: z._default(list, []),
  onThisDevice: z.optional(z.object({ unsent: z.optional(z.record(z.string(), list)) })),
});

/** An account's export has dates where the device has milliseconds. */
const inMilliseconds = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      MOMENTS.includes(name) && typeof value === 'string' ? Date.parse(value) : value,
    ]),
  );

function readDocument<C extends Collection>(
  collection: C,
  value: unknown,
  now: number,
): [id: string, data: Documents[C]] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const data = fromFields(collection, inMilliseconds(value));
  if (!data || JSON.stringify(data).length > MAX_DOCUMENT_TEXT) return undefined;
  if ('day' in data && !hasBegun(data, now)) return undefined;
  const id = documentId(collection, data);
  return id === undefined ? undefined : [id, limitDates(data, now)];
}

function readExport(text: string): Record<Collection, unknown[]> | undefined {
  const found = exportSchema.safeParse(parseJson(text)).data;
  if (!found) return undefined;
  const unsent = found.onThisDevice?.unsent ?? {};
  const all = COLLECTIONS.map((name) => [name, [...found[name], ...(unsent[name] ?? [])]]);
  return Object.fromEntries(all) as Record<Collection, unknown[]>;
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Merges the documents of a file of `exportData` into the learner's own, as those of another device. A file of an
 * account can be imported into another account, or into a device, and the other way round.
 */
export async function importData(learner: Learner, file: Blob): Promise<ImportResult> {
  if (file.size > MAX_BYTES) return { kind: 'too-large' };
  const found = readExport(await file.text());
  if (!found) return { kind: 'unreadable' };
  const total = COLLECTIONS.reduce((sum, collection) => sum + found[collection].length, 0);
  if (total > MAX_DOCUMENTS) return { kind: 'too-large' };
  const now = serverNow();
  const changed = {} as Counts;
  let valid = 0;
  const merge = async <C extends Collection>(collection: C) => {
    changed[collection] = 0;
    for (let at = 0; at < found[collection].length; at += AT_ONCE) {
      const some = found[collection].slice(at, at + AT_ONCE);
      const documents = some
        .map((value) => readDocument(collection, value, now))
        .filter((document) => document !== undefined);
      valid += documents.length;
      changed[collection] += learner.documents.merge(collection, documents);
      await breathe();
    }
  };
  for (const collection of COLLECTIONS) await merge(collection);
  const all = COLLECTIONS.reduce((sum, collection) => sum + changed[collection], 0);
  return { kind: 'imported', changed, known: valid - all, invalid: total - valid };
}
