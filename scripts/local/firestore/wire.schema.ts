import { z } from 'zod';
import { readFieldPath } from '@/scripts/local/firestore/read-field-path';
import { normaliseTimestamp } from '@/scripts/local/firestore/timestamp';

/** Firestore reserves names of this form, and `__proto__` is one of them. */
const RESERVED = /^__.*__$/s;

const timestamp = z.string().transform((text, context) => {
  const moment = normaliseTimestamp(text);
  if (moment !== undefined) return moment;
  context.addIssue({ code: 'custom', message: 'is not an RFC 3339 timestamp' });
  return z.NEVER;
});

const integer = z.union([z.string().regex(/^-?\d{1,19}$/), z.int().transform(String)]);
/** The names on the path to a field. */
const fieldPath = z.string().transform(readFieldPath);

const fieldName = z
  .string()
  .min(1)
  .refine((name) => !RESERVED.test(name), 'is a reserved field name');

const nullValue = z.strictObject({ nullValue: z.union([z.null(), z.literal('NULL_VALUE')]) });
const booleanValue = z.strictObject({ booleanValue: z.boolean() });
const integerValue = z.strictObject({ integerValue: integer });
const doubleValue = z.strictObject({
  // These stay strings: JSON has no number for them, neither in requests nor on disk.
  doubleValue: z.union([z.number(), z.enum(['NaN', 'Infinity', '-Infinity', '-0'])]),
});
const timestampValue = z.strictObject({ timestampValue: timestamp });
const stringValue = z.strictObject({ stringValue: z.string() });
const bytesValue = z.strictObject({ bytesValue: z.string() });
const referenceValue = z.strictObject({ referenceValue: z.string() });
const geoPointValue = z.strictObject({
  geoPointValue: z.strictObject({ latitude: z.number().default(0), longitude: z.number().default(0) }),
});

const arrayValue = z.strictObject({
  arrayValue: z.strictObject({
    get values() {
      return z.array(valueSchema).default([]);
    },
  }),
});
const mapValue = z.strictObject({
  mapValue: z.strictObject({
    get fields() {
      return z.record(fieldName, valueSchema).default({});
    },
  }),
});

const valueSchema = z.union([
  stringValue,
  integerValue,
  doubleValue,
  timestampValue,
  booleanValue,
  mapValue,
  arrayValue,
  nullValue,
  referenceValue,
  geoPointValue,
  bytesValue,
]);

const fieldsSchema = z.record(fieldName, valueSchema);

const precondition = z.union([
  z.strictObject({ exists: z.boolean() }),
  z.strictObject({ updateTime: timestamp }),
]);

const transform = z.strictObject({ fieldPath, setToServerValue: z.literal('REQUEST_TIME') });

const writeSchema = z.union([
  z.strictObject({
    update: z.strictObject({ name: z.string(), fields: fieldsSchema.default({}) }),
    updateMask: z.strictObject({ fieldPaths: z.array(fieldPath).default([]) }).optional(),
    updateTransforms: z.array(transform).default([]),
    currentDocument: precondition.optional(),
  }),
  z.strictObject({ delete: z.string(), currentDocument: precondition.optional() }),
  z.strictObject({ verify: z.string(), currentDocument: precondition }),
]);

export const commitSchema = z.strictObject({
  database: z.string().optional(),
  writes: z.array(writeSchema).default([]),
});

export const batchGetSchema = z.strictObject({
  database: z.string().optional(),
  documents: z.array(z.string()).default([]),
});

const field = z.strictObject({ fieldPath });

const filter = z.strictObject({
  fieldFilter: z.strictObject({ field, op: z.literal('GREATER_THAN_OR_EQUAL'), value: timestampValue }),
});

const cursor = z.strictObject({ values: z.array(valueSchema).min(1), before: z.literal(false).optional() });
const count = z.int().min(0);

const structuredQuerySchema = z.strictObject({
  from: z
    .array(z.strictObject({ collectionId: z.string().min(1), allDescendants: z.boolean().default(false) }))
    .length(1),
  where: filter.optional(),
  orderBy: z
    .array(z.strictObject({ field, direction: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING') }))
    .default([]),
  startAt: cursor.optional(),
  limit: z.union([count, z.strictObject({ value: count }).transform(({ value }) => value)]).optional(),
});

export const runQuerySchema = z.strictObject({
  parent: z.string().optional(),
  structuredQuery: structuredQuerySchema,
});

export type Value = z.infer<typeof valueSchema>;
export type Fields = Record<string, Value>;
export type Precondition = z.infer<typeof precondition>;
export type Write = z.infer<typeof writeSchema>;
export type StructuredQuery = z.infer<typeof structuredQuerySchema>;
