import * as z from 'zod/mini';

/** In the words of JSON Schema. */
type AccountFormat = {
  /** A time: milliseconds here, a timestamp there. */
  format?: 'date-time';
  /** A list of objects is one text there, because the account's rules cannot check a list of maps. */
  contentMediaType?: 'application/json';
  /** Characters of a text. A longer one is no reason to lose a document that is on a device. */
  maxLength?: number;
  /** Entries of a map. */
  maxProperties?: number;
  /** The account takes documents without it, as earlier versions of this site wrote them. */
  mayLack?: true;
  /** The names that a map may have. */
  propertyNames?: { enum: string[] };
};

/** How the account stores a value, and how much of it, where that differs from its schema. */
export const accountFormat = z.registry<AccountFormat>();

/** A time, in milliseconds since 1970. */
export const moment = z.number().check(z.gte(0)).register(accountFormat, { format: 'date-time' });

type Schema = z.core.$ZodType;

/** What the registry says of a field, which may be optional or have a default. */
const formOf = (field: Schema): AccountFormat | undefined => {
  const { innerType } = field._zod.def as { innerType?: Schema };
  return innerType ? formOf(innerType) : accountFormat.get(field);
};

/** The names of fields that are times. */
export const timeFields = (fields: Record<string, Schema>): string[] =>
  Object.keys(fields).filter((name) => formOf(fields[name] as Schema)?.format === 'date-time');

/** The fields that are texts of JSON in the account, with the characters that it takes. */
export const jsonFields = (fields: Record<string, Schema>): { name: string; most: number }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { contentMediaType, maxLength } = formOf(field) ?? {};
    return contentMediaType && maxLength ? [{ name, most: maxLength }] : [];
  });

/** The names of fields that can be unset. */
export const optionalFields = (fields: Record<string, Schema>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?._zod.optout === 'optional');
