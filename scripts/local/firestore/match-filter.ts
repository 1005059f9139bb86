import { compareValues, isNaNValue, typeOf } from '@/scripts/local/firestore/compare-values';
import type { FieldFilter, Filter, UnaryFilter, Value } from '@/scripts/local/firestore/wire.schema';

/** Reads a field of one document; undefined if it does not exist. */
export type Read = (fieldPath: string[]) => Value | undefined;

export function matchesFilter(filter: Filter, read: Read): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    return op === 'AND'
      ? filters.every((part) => matchesFilter(part, read))
      : filters.some((part) => matchesFilter(part, read));
  }
  return 'unaryFilter' in filter
    ? matchesUnary(filter.unaryFilter, read)
    : matchesField(filter.fieldFilter, read);
}

/** The fields that a filter compares by inequality; they are part of the sort order. */
export function inequalityFields(filter: Filter | undefined): string[][] {
  if (filter === undefined) return [];
  if ('compositeFilter' in filter) return filter.compositeFilter.filters.flatMap(inequalityFields);
  if ('unaryFilter' in filter) {
    return filter.unaryFilter.op.startsWith('IS_NOT') ? [filter.unaryFilter.field.fieldPath] : [];
  }
  const ordered = !['EQUAL', 'IN', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'].includes(filter.fieldFilter.op);
  return ordered ? [filter.fieldFilter.field.fieldPath] : [];
}

function matchesUnary({ field, op }: UnaryFilter, read: Read): boolean {
  const value = read(field.fieldPath);
  if (value === undefined) return false;
  const isNull = 'nullValue' in value;
  switch (op) {
    case 'IS_NULL':
      return isNull;
    case 'IS_NOT_NULL':
      return !isNull;
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNull && !isNaNValue(value);
  }
}

function matchesField({ field, op, value: wanted }: FieldFilter, read: Read): boolean {
  const value = read(field.fieldPath);
  if (value === undefined) return false;
  const among = 'arrayValue' in wanted ? wanted.arrayValue.values : [];
  const held = 'arrayValue' in value ? value.arrayValue.values : [];
  const isIn = (one: Value, others: Value[]) => others.some((other) => compareValues(one, other) === 0);
  const order = compareValues(value, wanted);
  const comparable = typeOf(value) === typeOf(wanted);
  switch (op) {
    case 'EQUAL':
      return order === 0;
    case 'NOT_EQUAL':
      return order !== 0 && !('nullValue' in value);
    case 'LESS_THAN':
      return comparable && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable && order <= 0;
    case 'GREATER_THAN':
      return comparable && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable && order >= 0;
    case 'IN':
      return isIn(value, among);
    case 'NOT_IN':
      return !isIn(value, among) && !('nullValue' in value);
    case 'ARRAY_CONTAINS':
      return isIn(wanted, held);
    case 'ARRAY_CONTAINS_ANY':
      return held.some((one) => isIn(one, among));
  }
}
