import { UsageError } from '@/scripts/run-command';

/**
 * The fields that a column can be read as. Ratings and reviews are not part of a catalogue and are not read. A bare
 * number is so many `hours` or `minutes`, as its field is called.
 */
export const FIELDS = [
  'id',
  'title',
  'provider',
  'instructors',
  'url',
  'platform',
  'kind',
  'language',
  'level',
  'year',
  'addedAt',
  'hours',
  'minutes',
  'cost',
  'topics',
  'subject',
  'description',
  'popularity',
  'rank',
  'lessons',
] as const;
export type Field = (typeof FIELDS)[number];

export type Columns = {
  /** The columns of each field, in reading order. */
  of: Partial<Record<Field, string[]>>;
  /** Default values for rows without a value. */
  constants: Partial<Record<Field, string>>;
};

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function readPair(pair: string, option: string): [Field, string] {
  const equals = pair.indexOf('=');
  const field = pair.slice(0, equals).trim();
  if (equals < 1) throw new UsageError(`${option} ${pair}: write field=value, for example title=Name.`);
  const known = FIELDS.find((name) => name === field);
  if (!known) {
    throw new UsageError(`${option} ${pair}: "${field}" is no field. Fields: ${FIELDS.join(', ')}.`);
  }
  return [known, pair.slice(equals + 1).trim()];
}

function requireColumn(name: string, columns: string[]): string {
  // "partner.name" refers to a field of an object in a JSON line.
  const found = columns.find((column) => column === name || name.startsWith(`${column}.`));
  if (found === undefined) {
    throw new UsageError(`There is no column "${name}". The file has: ${columns.join(', ')}.`);
  }
  return name;
}

/**
 * Decides which column is read as which field: the command's `maps` ("title=Name", repeated for lists, "cost=" to
 * ignore a column), else the column of the field's name. `sets` ("language=en") apply to every row.
 * @throws Error for an unknown field or column, or when title or address have no column.
 */
export function chooseColumns(columns: string[], maps: string[], sets: string[]): Columns {
  const of: Columns['of'] = {};
  const ignored = new Set<Field>();
  for (const [field, name] of maps.map((pair) => readPair(pair, '--map'))) {
    if (name === '') ignored.add(field);
    else of[field] = [...(of[field] ?? []), requireColumn(name, columns)];
  }
  const taken = new Set(Object.values(of).flat());
  for (const field of FIELDS) {
    if (of[field] || ignored.has(field)) continue;
    const column = columns.find((name) => plain(name) === field.toLowerCase() && !taken.has(name));
    if (column !== undefined) of[field] = [column];
  }
  const constants = Object.fromEntries(sets.map((pair) => readPair(pair, '--set'))) as Columns['constants'];
  for (const field of ['title', 'url'] as const) {
    if (of[field] || constants[field] !== undefined) continue;
    const pattern =
      field === 'url' ? `, or what it is made of: --set url=https://example.org/{${columns[0]}}` : '';
    throw new UsageError(
      `No column is called ${field}. Say which is meant: --map ${field}=Column${pattern}. The file has: ${columns.join(', ')}.`,
    );
  }
  for (const [, name = ''] of (constants.url ?? '').matchAll(/\{([^{}]{1,100})\}/g))
    requireColumn(name, columns);
  return { of, constants };
}
