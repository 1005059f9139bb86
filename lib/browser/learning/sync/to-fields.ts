import { MOMENTS } from '@/lib/learning/records/limit-dates';
import { lessonsFinished, secondsWatched } from '@/lib/learning/records/merge-documents';
import { type Collection, type Documents, kinds } from './documents';

/** Fields that can be unset. If one is absent here, it must be removed from the account too. */
const REMOVABLE: { [C in Collection]: (keyof Documents[C])[] } = {
  watchHistory: ['positionAt', 'markedDone', 'markedAt', 'restartedAt', 'others'],
  activityDays: ['timeZone'],
  savedCourses: ['savedAt', 'removedAt', 'restartedAt'],
  settings: ['timeZone'],
  paths: ['savedAt', 'removedAt'],
};

/** Fields with lists of objects. The account's rules cannot check these, only the length of a text. */
const TEXTS: { name: string; most: number }[] = [
  { name: 'steps', most: 30_000 },
  { name: 'others', most: 20_000 },
];

const isTitle = (name: string) => name === 'title' || name === 'courseTitle';

/** A value as one text. If it is too long, titles are left out, because the catalogue has them too. */
function toText(value: unknown, most: number): string {
  const text = JSON.stringify(value);
  return text.length <= most
    ? text
    : JSON.stringify(value, (name, part) => (isTitle(name) ? undefined : part));
}

function fromText(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The fields of a document as they are set, with merge, in the account.
 * @param removal the value that means "remove this field"
 */
export function toFields<C extends Collection>(
  collection: C,
  data: Documents[C],
  removal: unknown,
): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      MOMENTS.includes(name) && typeof value === 'number' ? new Date(value) : value,
    ]),
  );
  for (const name of REMOVABLE[collection]) fields[name as string] ??= removal;
  if ('devices' in data) {
    fields.seconds = secondsWatched(data);
    fields.lessonsFinished = lessonsFinished(data);
  }
  for (const { name, most } of TEXTS) {
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
  for (const { name } of TEXTS) if (name in fields) readable[name] = fromText(fields[name]);
  return kinds[collection].read(readable);
}
