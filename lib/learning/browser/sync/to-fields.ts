import { jsonFields, optionalFields, timeFields } from '@/lib/learning/records/account-format';
import {
  type Collection,
  type Documents,
  learnerSchemas,
} from '@/lib/learning/records/learner-documents.schema';
import { lessonsFinished, secondsLearned } from '@/lib/learning/records/merge-documents';
import { parseJson } from '@/lib/parse-json';
import { kinds } from './documents';

const isTitle = (name: string) => name === 'title' || name === 'courseTitle';

/** A value as one text. If it is too long, titles are left out, because the catalogue has them too. */
function toText(value: unknown, most: number): string {
  const text = JSON.stringify(value);
  return text.length <= most
    ? text
    : JSON.stringify(value, (name, part) => (isTitle(name) ? undefined : part));
}

const fromText = (text: unknown): unknown => (typeof text === 'string' ? parseJson(text) : text);

/**
 * The fields of a document as they are set, with merge, in the account.
 * @param removal the value that means "remove this field"
 */
export function toFields<C extends Collection>(
  collection: C,
  data: Documents[C],
  removal: unknown,
): Record<string, unknown> {
  const { shape } = learnerSchemas[collection];
  const fields: Record<string, unknown> = { ...data };
  for (const name of timeFields(shape)) {
    if (typeof fields[name] === 'number') fields[name] = new Date(fields[name]);
  }
  for (const name of optionalFields(shape)) fields[name] ??= removal;
  if ('devices' in data) {
    fields.seconds = secondsLearned(data);
    fields.lessonsFinished = lessonsFinished(data);
  }
  for (const { name, most } of jsonFields(shape)) {
    if (fields[name] !== undefined && fields[name] !== removal) fields[name] = toText(fields[name], most);
  }
  return fields;
}

/** A document from the account's fields, timestamps in milliseconds; undefined if it is not valid. */
export function fromFields<C extends Collection>(
  collection: C,
  fields: Record<string, unknown>,
): Documents[C] | undefined {
  const readable = { ...fields };
  for (const { name } of jsonFields(learnerSchemas[collection].shape))
    if (name in fields) readable[name] = fromText(fields[name]);
  return kinds[collection].read(readable);
}
