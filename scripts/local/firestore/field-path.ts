import type { Fields, Value } from '@/scripts/local/firestore/wire.schema';

export function getField(fields: Fields, [name, ...rest]: string[]): Value | undefined {
  const value = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? getField(value.mapValue.fields, rest) : undefined;
}

/** @returns a copy of the fields; undefined removes the field. */
export function withField(fields: Fields, [name, ...rest]: string[], value: Value | undefined): Fields {
  if (name === undefined) return fields;
  const { [name]: before, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value };
  const inner = before !== undefined && 'mapValue' in before ? before.mapValue.fields : undefined;
  if (inner === undefined && value === undefined) return fields;
  return { ...others, [name]: { mapValue: { fields: withField(inner ?? {}, rest, value) } } };
}
