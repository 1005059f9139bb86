import type { z } from 'zod';
import type { Draft } from '@/harvest/facts/fact.schema';
import type { recordFieldsSchema } from '@/harvest/registry/source.schema';
import { readCost, readDay, readText } from '@/scripts/import/read-values';

export type RecordFields = z.infer<typeof recordFieldsSchema>;
type RegisterRecord = Record<string, unknown>;

const isObject = (value: unknown): value is RegisterRecord => typeof value === 'object' && value !== null;

/** The value at a path with dots; of a list its first one. */
export function valueAt(record: unknown, path: string): unknown {
  if (isObject(record) && path in record) return record[path];
  let value: unknown = record;
  for (const name of path.split('.')) {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    value = isObject(one) ? one[name] : undefined;
  }
  return value;
}

/** An address made of the record's fields; undefined where one of them is missing. */
function addressOf(pattern: string, record: RegisterRecord): string | undefined {
  if (!pattern.includes('{')) return readText(valueAt(record, pattern));
  let isWhole = true;
  const address = pattern.replace(/\{([^{}]{1,80})\}/g, (_, path: string) => {
    const value = readText(valueAt(record, path));
    isWhole &&= value !== undefined;
    return encodeURIComponent(value ?? '');
  });
  return isWhole ? address : undefined;
}

/** A record of a register, read by the fields that the registry names for it. */
export function extractRecord(record: RegisterRecord, fields: RecordFields): Draft {
  const read = (name: keyof RecordFields & string): unknown => {
    const path = fields[name];
    const value = typeof path === 'string' ? valueAt(record, path) : undefined;
    return value ?? fields.constants[name];
  };
  const url = addressOf(fields.url, record);
  const hours = Number(read('hours'));
  return {
    ref: fields.ref.includes('{') ? addressOf(fields.ref, record) : (read('ref') ?? url),
    title: read('title'),
    url,
    provider: read('provider'),
    language: read('language'),
    level: read('level'),
    hours: hours > 0 ? hours : undefined,
    code: read('code'),
    endsAt: readDay(read('endsAt')),
    cost: readCost(fields.constants.cost, 'cost'),
    tags: fields.tags.map((path) => valueAt(record, path)),
  };
}
