import type { z } from 'zod';
import type { Draft } from '@/harvest/facts/fact.schema';
import { SourceFault } from '@/harvest/harvest-error';

/** A page without a single readable record has changed its shape; a few bad records happen. */
const FEWEST_READABLE = 0.5;

/** @throws SourceFault naming the field that changed */
export function readShape<Value>(schema: z.ZodType<Value>, json: unknown, what: string): Value {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new SourceFault('shape', `${what} changed: ${issue?.path.join('.') || 'answer'}: ${issue?.message}`);
}

/** What a parser makes of a text. @throws SourceFault where it is in another format */
export function parseText(format: string, what: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    throw new SourceFault('shape', `${what} is not ${format}`, { cause });
  }
}

/** @throws SourceFault where it is none */
export const readJson = (text: string, what: string): unknown =>
  parseText('JSON', what, () => JSON.parse(text));

/** The records that can be read. @throws SourceFault where most cannot */
export function readable<Value>(
  schema: z.ZodType<Value>,
  records: readonly unknown[],
  what: string,
): Value[] {
  const read = records.map((record) => schema.safeParse(record));
  const good = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const issue = read.find(({ success }) => !success)?.error?.issues[0];
  if (good.length < records.length * FEWEST_READABLE)
    throw new SourceFault('shape', `${what} changed: ${issue?.path.join('.')}: ${issue?.message}`);
  return good;
}

/** One draft for each record that can be read. @throws SourceFault where most cannot */
export const readRecords = <Value>(
  schema: z.ZodType<Value>,
  records: readonly unknown[],
  what: string,
  toDraft: (record: Value) => Draft,
): Draft[] => readable(schema, records, what).map(toDraft);

/** Minutes as hours, to the minute. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The end of the last run; undefined while one has no end. */
export function lastEnd(ends: readonly (string | null | undefined)[]): string | undefined {
  if (ends.length === 0 || ends.some((end) => !end)) return undefined;
  return ends
    .flatMap((end) => end ?? [])
    .sort()
    .at(-1);
}
