import type { StoredDocument } from '@/scripts/local/firestore/apply-write';
import { getField } from '@/scripts/local/firestore/field-path';
import type { StructuredQuery, Value } from '@/scripts/local/firestore/wire.schema';

/** A document with its full resource name. */
export type NamedDocument = StoredDocument & {
  name: string;
};

/** A query's name for the document itself. */
const NAME = '__name__';

type Order = { path: string[]; sign: 1 | -1 };

/** Filters, sorts and limits the documents of one collection like the API, as far as the site asks for it. */
export function runQuery(documents: NamedDocument[], query: StructuredQuery): NamedDocument[] {
  const orders = fullOrder(query);
  const { startAt, where, limit } = query;
  return (
    documents
      .map((document) => ({ document, key: orders.flatMap(({ path }) => read(document, path) ?? []) }))
      // A document without one of the sort fields is not in the result.
      .filter(({ key }) => key.length === orders.length)
      .filter(({ document }) => {
        const value = where && read(document, where.fieldFilter.field.fieldPath);
        return !where || (value !== undefined && compareValues(value, where.fieldFilter.value) >= 0);
      })
      .sort((a, b) => compareKeys(a.key, b.key, orders))
      .filter(({ key }) => !startAt || compareKeys(key, startAt.values, orders) > 0)
      .slice(0, limit)
      .map(({ document }) => document)
  );
}

function fullOrder({ orderBy }: StructuredQuery): Order[] {
  const orders: Order[] = orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    sign: direction === 'ASCENDING' ? 1 : -1,
  }));
  const { path: [first] = [], sign = 1 } = orders.at(-1) ?? {};
  return first === NAME ? orders : [...orders, { path: [NAME], sign }];
}

function read({ name, fields }: NamedDocument, path: string[]): Value | undefined {
  return path[0] === NAME ? { referenceValue: name } : getField(fields, path);
}

function compareKeys(a: Value[], b: Value[], orders: Order[]): number {
  for (const [at, { sign }] of orders.entries()) {
    const [left, right] = [a[at], b[at]];
    // A cursor may have fewer values than there are sort fields: the rest counts as equal.
    if (left === undefined || right === undefined) return 0;
    const result = compareValues(left, right) * sign;
    if (result !== 0) return result;
  }
  return 0;
}

/** The site sorts by moments and by names alone. Names sort by UTF-8 bytes. */
function compareValues(a: Value, b: Value): number {
  if ('timestampValue' in a && 'timestampValue' in b)
    return a.timestampValue < b.timestampValue ? -1 : Number(a.timestampValue > b.timestampValue);
  if ('referenceValue' in a && 'referenceValue' in b)
    return Buffer.compare(Buffer.from(a.referenceValue), Buffer.from(b.referenceValue));
  return 0;
}
