import { compareValues, isNaNValue, isNumber, numberOf } from '@/scripts/local/firestore/compare-values';
import type { NumberValue, Transform, Value } from '@/scripts/local/firestore/wire.schema';

const INT_64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/** @param now the time of the request, in the format of values */
export function applyTransform(transform: Transform, before: Value | undefined, now: string): Value {
  if ('setToServerValue' in transform) return { timestampValue: now };
  const number = before !== undefined && isNumber(before) ? before : undefined;
  if ('increment' in transform) return number ? add(number, transform.increment) : transform.increment;
  if ('maximum' in transform) return pick(number, transform.maximum, 1);
  if ('minimum' in transform) return pick(number, transform.minimum, -1);
  const list = before !== undefined && 'arrayValue' in before ? before.arrayValue.values : [];
  const isIn = (value: Value, others: Value[]) => others.some((other) => compareValues(value, other) === 0);
  if ('removeAllFromArray' in transform) {
    const { values } = transform.removeAllFromArray;
    return { arrayValue: { values: list.filter((value) => !isIn(value, values)) } };
  }
  const added: Value[] = [...list];
  for (const value of transform.appendMissingElements.values) if (!isIn(value, added)) added.push(value);
  return { arrayValue: { values: added } };
}

function add(a: NumberValue, b: NumberValue): NumberValue {
  if ('integerValue' in a && 'integerValue' in b) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
    const kept = sum > INT_64.most ? INT_64.most : sum < INT_64.least ? INT_64.least : sum;
    return { integerValue: String(kept) };
  }
  return toDouble(Number(numberOf(a)) + Number(numberOf(b)));
}

function pick(before: NumberValue | undefined, operand: NumberValue, wanted: 1 | -1): NumberValue {
  if (before === undefined) return operand;
  if (isNaNValue(before)) return before;
  return Math.sign(compareValues(operand, before)) === wanted ? operand : before;
}

export function toDouble(value: number): NumberValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (Number.isFinite(value)) return { doubleValue: value };
  return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
}
