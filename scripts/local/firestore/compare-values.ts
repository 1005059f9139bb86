import type { Fields, NumberValue, Value } from '@/scripts/local/firestore/wire.schema';

/** Firestore sorts by type first, in this order; integers and doubles are one type. */
const TYPES = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
];

export function typeOf(value: Value): number {
  const kind = Object.keys(value)[0] ?? '';
  return TYPES.indexOf(kind === 'integerValue' || kind === 'doubleValue' ? 'number' : kind);
}

/** Firestore integers have 64 bits, more than a JavaScript number can represent. */
export const numberOf = (value: NumberValue): bigint | number =>
  'integerValue' in value ? BigInt(value.integerValue) : Number(value.doubleValue);

export const isNaNValue = (value: Value) => 'doubleValue' in value && value.doubleValue === 'NaN';

/** Firestore's order of all values. @returns below, above or equal to zero. */
export function compareValues(a: Value, b: Value): number {
  const types = typeOf(a) - typeOf(b);
  if (types !== 0) return types;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if ('timestampValue' in a && 'timestampValue' in b) return compare(a.timestampValue, b.timestampValue);
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return compareLists(a.referenceValue.split('/'), b.referenceValue.split('/'), compareText);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    return (
      a.geoPointValue.latitude - b.geoPointValue.latitude ||
      a.geoPointValue.longitude - b.geoPointValue.longitude
    );
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values, b.arrayValue.values, compareValues);
  }
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields, b.mapValue.fields);
  return 0;
}

export function isNumber(value: Value): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

function compare<T extends string | number | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** NaN sorts before every number and equals itself. */
function compareNumbers(a: NumberValue, b: NumberValue): number {
  const nan = Number(isNaNValue(b)) - Number(isNaNValue(a));
  return nan || compare(numberOf(a), numberOf(b));
}

/** By UTF-8 bytes, as Firestore does; JavaScript's own order differs beyond the 16-bit plane. */
export function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function compareLists<T>(a: T[], b: T[], order: (a: T, b: T) => number): number {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (right === undefined) return 1;
    const result = order(left, right);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const sorted = (fields: Fields) => Object.entries(fields).sort(([x], [y]) => compareText(x, y));
  return compareLists(
    sorted(a),
    sorted(b),
    ([nameA, valueA], [nameB, valueB]) => compareText(nameA, nameB) || compareValues(valueA, valueB),
  );
}
