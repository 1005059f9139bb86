import { ImportError } from './import-error';

/**
 * The fields that a column can be read as, with the column names that are recognised, best first: lower case,
 * letters and digits only. Ratings and reviews are not part of a catalogue and are not read.
 */
export const USUAL_NAMES = {
  id: ['id', 'courseid', 'slug', 'key', 'uuid'],
  title: ['title', 'coursetitle', 'name', 'coursename', 'course'],
  provider: [
    'provider',
    'university',
    'institution',
    'organization',
    'organisation',
    'partner',
    'school',
    'offeredby',
    'coursecreator',
    'courseorganization',
    'publisher',
    'channel',
    'company',
  ],
  instructors: [
    'instructors',
    'instructor',
    'teachers',
    'teacher',
    'lecturer',
    'taughtby',
    'author',
    'authors',
  ],
  url: ['url', 'link', 'courseurl', 'courselink', 'href', 'address', 'coursepage', 'website'],
  platform: ['platform', 'site', 'source'],
  kind: ['kind', 'type', 'coursetype', 'format'],
  language: ['language', 'lang', 'languages', 'courselanguage', 'languagecode', 'locale'],
  level: ['level', 'difficulty', 'difficultylevel', 'courselevel', 'coursedifficulty', 'instructionallevel'],
  year: [
    'year',
    'published',
    'publishedtimestamp',
    'publisheddate',
    'releasedate',
    'launchdate',
    'startdate',
    'created',
  ],
  addedAt: ['addedat', 'dateadded', 'added'],
  hours: [
    'hours',
    'durationhours',
    'contentduration',
    'totalhours',
    'effort',
    'workload',
    'duration',
    'length',
  ],
  minutes: ['minutes', 'durationminutes', 'runtime', 'contentlengthvideo'],
  cost: ['cost', 'price', 'free', 'isfree', 'pricing', 'fee', 'paid', 'ispaid'],
  topics: ['topics', 'topic', 'skills', 'skill', 'tags', 'keywords', 'category', 'categories', 'subcategory'],
  subject: ['subject', 'subjects', 'domain', 'area', 'discipline', 'field'],
  description: [
    'description',
    'summary',
    'about',
    'coursedescription',
    'shortdescription',
    'headline',
    'overview',
  ],
  popularity: [
    'popularity',
    'enrollments',
    'enrolments',
    'enrolled',
    'students',
    'subscribers',
    'numsubscribers',
    'numstudents',
    'studentsenrolled',
    'coursestudentsenrolled',
    'learners',
    'numenrolled',
  ],
  rank: ['rank', 'ranking', 'position'],
  lessons: ['lessons', 'lectures', 'curriculum', 'videos'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof USUAL_NAMES;
export const FIELDS = Object.keys(USUAL_NAMES) as Field[];

/** Fields that combine the values of several columns. */
const GATHERING = new Set<Field>(['topics', 'subject', 'instructors']);
/** Column names without a unit: a bare number in them is ambiguous. */
const VAGUE = new Set(['effort', 'workload', 'duration', 'length', 'runtime']);

export type Columns = {
  /** The columns of each field, in reading order. */
  of: Partial<Record<Field, string[]>>;
  /** Default values for rows without a value. */
  constants: Partial<Record<Field, string>>;
  /** A bare number in the length's column counts, because the column's name or the command states its unit. */
  bareLength: boolean;
};

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function readPair(pair: string, option: string): [Field, string] {
  const equals = pair.indexOf('=');
  const field = pair.slice(0, equals).trim();
  if (equals < 1)
    throw new ImportError(`${option} ${pair}: write field=value, for example title=Name.`, true);
  const known = FIELDS.find((name) => name === field);
  if (!known) {
    throw new ImportError(`${option} ${pair}: "${field}" is no field. Fields: ${FIELDS.join(', ')}.`, true);
  }
  return [known, pair.slice(equals + 1).trim()];
}

function requireColumn(name: string, columns: string[]): string {
  // "partner.name" refers to a field of an object in a JSON line.
  const found = columns.find((column) => column === name || name.startsWith(`${column}.`));
  if (found === undefined) {
    throw new ImportError(`There is no column "${name}". The file has: ${columns.join(', ')}.`, true);
  }
  return name;
}

/** Ids of which everyone knows the address. */
const KNOWN_IDS: Record<string, string> = {
  playlistid: 'https://www.youtube.com/playlist?list=',
  youtubeplaylistid: 'https://www.youtube.com/playlist?list=',
  videoid: 'https://www.youtube.com/watch?v=',
  youtubeid: 'https://www.youtube.com/watch?v=',
};

function deriveUrl(columns: string[]): string | undefined {
  for (const [name, address] of Object.entries(KNOWN_IDS)) {
    const column = columns.find((one) => plain(one) === name);
    if (column !== undefined) return `${address}{${column}}`;
  }
  return undefined;
}

/** Whether a row is a header: it names the title, and one more field. */
export function looksLikeHeader(cells: readonly string[]): boolean {
  const names = cells.map(plain);
  const fields = FIELDS.filter((field) => USUAL_NAMES[field].some((usual) => names.includes(usual)));
  return fields.includes('title') && fields.length > 1;
}

/**
 * Decides which column is read as which field. The command's `maps` ("title=Name", repeated for lists,
 * "cost=" to ignore a column) override the recognised names; `sets` ("language=en") apply to every row.
 * @throws ImportError for an unknown field or column, or when title or address have no column.
 */
export function chooseColumns(columns: string[], maps: string[], sets: string[]): Columns {
  const of: Columns['of'] = {};
  const left = new Set<Field>();
  for (const [field, name] of maps.map((pair) => readPair(pair, '--map'))) {
    if (name === '') left.add(field);
    else of[field] = [...(of[field] ?? []), requireColumn(name, columns)];
  }
  const told = new Set(Object.keys(of));
  const taken = new Set(Object.values(of).flat());
  let bareLength = told.has('hours') || told.has('minutes');
  for (const field of FIELDS) {
    if (told.has(field) || left.has(field)) continue;
    for (const usual of USUAL_NAMES[field]) {
      const column = columns.find((name) => plain(name) === usual && !taken.has(name));
      if (column === undefined) continue;
      of[field] = [...(of[field] ?? []), column];
      taken.add(column);
      if (field === 'hours' || field === 'minutes') bareLength ||= !VAGUE.has(usual);
      if (!GATHERING.has(field)) break;
    }
  }
  const constants = Object.fromEntries(sets.map((pair) => readPair(pair, '--set'))) as Columns['constants'];
  if (!of.url && constants.url === undefined) {
    const known = deriveUrl(columns);
    if (known) constants.url = known;
  }
  for (const field of ['title', 'url'] as const) {
    if (of[field] || constants[field] !== undefined) continue;
    const wanted =
      field === 'url' ? `, or what it is made of: --set url=https://example.org/{${columns[0]}}` : '';
    throw new ImportError(
      `No column looks like the ${field}. Say which: --map ${field}=Column${wanted}. The file has: ${columns.join(', ')}.`,
      true,
    );
  }
  for (const name of [...(constants.url ?? '').matchAll(/\{([^{}]{1,100})\}/g)].map(([, name = '']) => name))
    requireColumn(name, columns);
  return { of, constants, bareLength };
}
