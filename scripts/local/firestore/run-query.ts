import { toDouble } from '@/scripts/local/firestore/apply-transform';
import type { StoredDocument } from '@/scripts/local/firestore/apply-write';
import { compareText, compareValues, isNumber, numberOf } from '@/scripts/local/firestore/compare-values';
import { getField, withField } from '@/scripts/local/firestore/field-path';
import { inequalityFields, matchesFilter, type Read } from '@/scripts/local/firestore/match-filter';
import type {
  Aggregation,
  Cursor,
  Fields,
  StructuredQuery,
  Value,
} from '@/scripts/local/firestore/wire.schema';

/** A document with its full resource name. */
export type NamedDocument = StoredDocument & {
  name: string;
};

/** A query's name for the document itself. */
const NAME = ['__name__'];
const isName = ([first]: string[]) => first === NAME[0];

type Row = {
  document: NamedDocument;
  /** The values of the sort fields, in order. */
  key: Value[];
};

/** Filters, sorts and limits the documents of one collection like the API. */
export function runQuery(documents: NamedDocument[], query: StructuredQuery): NamedDocument[] {
  const orders = fullOrder(query);
  const rows: Row[] = [];
  for (const document of documents) {
    const read = reader(document);
    if (query.where && !matchesFilter(query.where, read)) continue;
    const key = orders.map(({ path }) => read(path)).filter((value) => value !== undefined);
    // A document without one of the sort fields is not in the result.
    if (key.length === orders.length) rows.push({ document, key });
  }
  rows.sort((a, b) => compareKeys(a.key, b.key, orders));
  const { startAt, endAt, offset = 0, limit } = query;
  return rows
    .filter(({ key }) => !startAt || isAfterStart(key, startAt, orders))
    .filter(({ key }) => !endAt || isBeforeEnd(key, endAt, orders))
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({ document }) =>
      project(
        document,
        query.select?.fields.map(({ fieldPath }) => fieldPath),
      ),
    );
}

export function aggregate(documents: NamedDocument[], aggregations: Aggregation[]): Fields {
  return Object.fromEntries(aggregations.map((one) => [one.alias, aggregateOne(documents, one)]));
}

function aggregateOne(documents: NamedDocument[], aggregation: Aggregation): Value {
  if ('count' in aggregation) {
    const most =
      aggregation.count.upTo === undefined ? Number.POSITIVE_INFINITY : Number(aggregation.count.upTo);
    return { integerValue: String(Math.min(documents.length, most)) };
  }
  const path = ('sum' in aggregation ? aggregation.sum : aggregation.avg).field.fieldPath;
  const numbers = documents.map((document) => reader(document)(path)).filter((value) => value !== undefined);
  const values = numbers.filter(isNumber).map(numberOf);
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  if ('avg' in aggregation) return values.length ? toDouble(sum / values.length) : { nullValue: null };
  const whole = values.every((value) => typeof value === 'bigint') && Number.isSafeInteger(sum);
  return whole ? { integerValue: String(sum) } : toDouble(sum);
}

type Order = {
  path: string[];
  sign: 1 | -1;
};

function fullOrder(query: StructuredQuery): Order[] {
  const orders: Order[] = query.orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    sign: direction === 'ASCENDING' ? 1 : -1,
  }));
  const last = orders.at(-1)?.sign ?? 1;
  const implied = inequalityFields(query.where).sort((a, b) => compareText(a.join('.'), b.join('.')));
  for (const path of [...implied, NAME]) {
    if (!orders.some((order) => order.path.join('.') === path.join('.'))) orders.push({ path, sign: last });
  }
  return orders;
}

function reader({ name, fields }: NamedDocument): Read {
  return (path) => (isName(path) ? { referenceValue: name } : getField(fields, path));
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

function isAfterStart(key: Value[], { values, before }: Cursor, orders: Order[]): boolean {
  const result = compareKeys(key, values, orders);
  return before ? result >= 0 : result > 0;
}

function isBeforeEnd(key: Value[], { values, before }: Cursor, orders: Order[]): boolean {
  const result = compareKeys(key, values, orders);
  return before ? result < 0 : result <= 0;
}

function project(document: NamedDocument, paths: string[][] | undefined): NamedDocument {
  if (paths === undefined) return document;
  let fields: Fields = {};
  for (const path of paths.filter((one) => !isName(one))) {
    const value = getField(document.fields, path);
    if (value !== undefined) fields = withField(fields, path, value);
  }
  return { ...document, fields };
}
