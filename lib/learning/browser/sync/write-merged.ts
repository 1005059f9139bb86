import { sameDocument } from '@/lib/learning/records/same-document';
import { type Collection, type Documents, kinds } from './documents';
import { fromFields, toFields } from './to-fields';

export type Change = { [C in Collection]: { collection: C; id: string; data: Documents[C] } }[Collection];

/** What is needed of a transaction: it fails completely if something that it has read was changed meanwhile. */
type Transaction = {
  /** The stored fields, timestamps in milliseconds; undefined if there is no document. */
  read(collection: Collection, id: string): Promise<Record<string, unknown> | undefined>;
  /** Sets these fields, removes those that are `REMOVED`, and leaves all others unchanged. */
  set(collection: Collection, id: string, fields: Record<string, unknown>): void;
};

/** Marks a field to remove. */
export const REMOVED = Symbol('removed');

function writeOne<C extends Collection>(
  transaction: Transaction,
  { collection, id, data }: { collection: C; id: string; data: Documents[C] },
  fields: Record<string, unknown> | undefined,
): Documents[C] {
  const stored = fields && fromFields(collection, fields);
  const merged = stored ? kinds[collection].merge(stored, data) : data;
  // Nothing has changed, so no write is needed.
  if (stored && sameDocument(stored, merged)) return stored;
  const next = toFields(collection, merged, REMOVED);
  transaction.set(collection, id, next);
  return fromFields(collection, asRead(next)) ?? merged;
}

/** The fields as they will be read back. */
const asRead = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== REMOVED)
      .map(([name, value]) => [name, value instanceof Date ? value.getTime() : value]),
  );

/**
 * Merges documents with the stored ones and sets them, so that no write removes what another device recorded.
 * Resolves to the stored result.
 */
export async function writeMerged(transaction: Transaction, changes: Change[]): Promise<Change[]> {
  const stored = await Promise.all(changes.map(({ collection, id }) => transaction.read(collection, id)));
  return changes.map(
    (change, index) => ({ ...change, data: writeOne(transaction, change, stored[index]) }) as Change,
  );
}
