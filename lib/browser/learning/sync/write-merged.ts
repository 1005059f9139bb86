import { sameDocument } from '@/lib/learning/records/same-document';
import { type Collection, type Documents, kinds } from './documents';
import { fromFields, toFields } from './to-fields';

export type Change = { [C in Collection]: { collection: C; id: string; data: Documents[C] } }[Collection];

/** What is needed of a transaction: it fails as a whole when something that it read has changed meanwhile. */
export interface Transaction {
  /** The stored fields, moments in milliseconds; undefined where there is no document. */
  read(collection: Collection, id: string): Promise<Record<string, unknown> | undefined>;
  /** Sets these fields whole, removes those that are `REMOVED`, and leaves all others alone. */
  set(collection: Collection, id: string, fields: Record<string, unknown>): void;
}

/** Stands for a field that must not be there. */
export const REMOVED = Symbol('removed');

function writeOne<C extends Collection>(
  transaction: Transaction,
  { collection, id, data }: { collection: C; id: string; data: Documents[C] },
  fields: Record<string, unknown> | undefined,
): Documents[C] {
  const stored = fields && fromFields(collection, fields);
  const merged = stored ? kinds[collection].merge(stored, data) : data;
  // Sent twice, or known from elsewhere: a write less.
  if (stored && sameDocument(stored, merged)) return stored;
  const next = toFields(collection, merged, REMOVED);
  transaction.set(collection, id, next);
  return fromFields(collection, asRead(next)) ?? merged;
}

/** Fields as they come back when they are read. */
const asRead = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== REMOVED)
      .map(([name, value]) => [name, value instanceof Date ? value.getTime() : value]),
  );

/**
 * Merges documents with what is stored and sets them: no write takes away what another device recorded.
 * Resolves to what is stored then.
 */
export async function writeMerged(transaction: Transaction, changes: Change[]): Promise<Change[]> {
  const stored = await Promise.all(changes.map(({ collection, id }) => transaction.read(collection, id)));
  return changes.map(
    (change, index) => ({ ...change, data: writeOne(transaction, change, stored[index]) }) as Change,
  );
}
