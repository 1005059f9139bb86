import { type Course, courseSchema } from '@/lib/course/course.schema';
import { NO_LANGUAGE } from '@/lib/course/language-names';
import { UsageError } from '@/scripts/run-command';
import type { Columns, Field } from './columns';
import type { IdMaker } from './make-id';
import { readLanguage } from './read-language';
import { readLessons, readYouTube } from './read-lessons';
import {
  readCost,
  readCount,
  readDay,
  readDescription,
  readHours,
  readKind,
  readLevel,
  readList,
  readText,
  readYear,
  statesNone,
} from './read-values';
import type { TopicFolder } from './topic-folder';

/** Placeholder where a value follows, or where the row is rejected for another reason. */
const UNKNOWN = 'unknown';

/** A course without its popularity, which is known only after all rows were read. */
type ImportedCourse = { course: Course; count: number | undefined; rank: number | undefined };
export type Rejection = { field: string; reason: string };

type RowReader = (values: Record<string, unknown>) => ImportedCourse | Rejection[];

/** Called for every unparsable value; the course is imported without it. */
type UnreadListener = (field: Field, text: string) => void;

type Cell = { value: unknown; column: string };

/** A row's value for a column: `partner.name` refers to a field of an object. */
function cellOf(values: Record<string, unknown>, column: string): unknown {
  if (column in values) return values[column];
  let inner: unknown = values;
  for (const key of column.split('.')) {
    inner =
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([k]) => k === key)?.[1]
        : undefined;
  }
  return inner;
}

/** The address with its scheme; undefined if it is invalid. */
function readAddress(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined) return undefined;
  const withScheme = /^www\.\S+\.\S+/i.test(text) ? `https://${text}` : text;
  return URL.canParse(withScheme) ? new URL(withScheme).href : text;
}

/** An address made of a row's cells: `https://example.org/{slug}`; undefined where a cell is empty. */
function fillPattern(pattern: string, values: Record<string, unknown>): string | undefined {
  const parts = pattern.split(/[{}]/);
  const texts = parts.map((part, at) => {
    const cell = at % 2 === 1 ? readText(cellOf(values, part)) : undefined;
    return at % 2 === 0 ? part : cell && encodeURIComponent(cell);
  });
  return texts.includes(undefined) ? undefined : texts.join('');
}

function hostOf(address = ''): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;
}

/** Each constant must be valid for its field. */
function checkConstants(constants: Columns['constants']): void {
  const readers: Partial<Record<Field, (value: string) => unknown>> = {
    language: readLanguage,
    level: readLevel,
    kind: readKind,
    cost: (value) => readCost(value, ''),
    hours: (value) => readHours(value, 1),
    year: readYear,
    addedAt: readDay,
  };
  for (const [field, value] of Object.entries(constants) as [Field, string][]) {
    const read = readers[field];
    if (read && read(value) === undefined) {
      throw new UsageError(`--set ${field}=${value}: "${value}" is no ${field}.`);
    }
  }
}

const without = (course: Partial<Record<keyof Course, unknown>>) =>
  Object.fromEntries(Object.entries(course).filter(([, value]) => value !== undefined));

/** @returns the course, or one rejection for each error in it. */
function toCourse(draft: Record<string, unknown>): Course | Rejection[] {
  const read = courseSchema.safeParse(draft);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    reason: path.length === 1 && !(String(path[0]) in draft) ? 'is missing' : message,
  }));
}

/**
 * Creates the parser of one import's rows: finds each fact in its columns, parses it, and leaves out what is
 * invalid. A row is rejected only if a required field is missing.
 * @throws Error for an invalid constant.
 */
export function makeRowReader(
  columns: Columns,
  source: { name: string; seenIn: string },
  ids: IdMaker,
  topics: TopicFolder,
  onUnread: UnreadListener,
): RowReader {
  checkConstants(columns.constants);

  return (values) => {
    const cells = (field: Field): Cell[] => [
      ...(columns.of[field] ?? []).map((column) => ({ value: cellOf(values, column), column })),
      // A pattern is no address before it is filled.
      ...(columns.constants[field] === undefined || columns.constants[field].includes('{')
        ? []
        : [{ value: columns.constants[field], column: '' }]),
    ];
    const first = <Value>(field: Field, read: (value: unknown, column: string) => Value | undefined) => {
      let unread: string | undefined;
      for (const { value, column } of cells(field)) {
        const found = read(value, column);
        if (found !== undefined) return found;
        const text = readText(value);
        if (text !== undefined && !statesNone(field, text)) unread ??= text;
      }
      if (unread !== undefined) onUnread(field, unread);
      return undefined;
    };
    const list = (field: Field) => cells(field).flatMap(({ value }) => readList(value));

    const title = first('title', readText)?.slice(0, 300);
    const pattern = columns.constants.url;
    const url = first('url', readAddress) ?? (pattern && readAddress(fillPattern(pattern, values)));
    if (title?.includes('\uFFFD')) return [{ field: 'title', reason: 'is not UTF-8 text' }];
    const platform = first('platform', readText);
    const provider = first('provider', readText) ?? platform ?? hostOf(url) ?? UNKNOWN;
    const lessons = readLessons(cells('lessons').find(({ value }) => value)?.value);
    const { video, playlist } = url ? readYouTube(url) : {};
    const subject = first('subject', (value) => readList(value)[0]);
    const hours =
      first('hours', (value) => readHours(value, 1)) ?? first('minutes', (value) => readHours(value, 1 / 60));
    const kind =
      first('kind', readKind) ??
      (lessons.length > 0 || playlist ? 'video-series' : video ? 'single-video' : 'mooc');
    const draft = without({
      id: UNKNOWN,
      title,
      provider,
      platform: platform === provider || (platform && /^https?:/i.test(platform)) ? undefined : platform,
      instructors: list('instructors').slice(0, 50),
      url,
      kind,
      description: first('description', (value) => readDescription(value)),
      language: first('language', readLanguage) ?? NO_LANGUAGE,
      level: first('level', readLevel),
      year: first('year', readYear),
      addedAt: first('addedAt', readDay),
      hours,
      // If the price is unknown, nothing may be promised: "may be free" is the cautious value.
      cost: first('cost', readCost) ?? 'audit',
      topics: [],
      lessons: lessons.length > 0 ? lessons : undefined,
      previewVideo: lessons.length === 0 && video ? { host: 'youtube', id: video } : undefined,
      playlistId: playlist,
      source: source.name,
      seenIn: [source.seenIn],
    });
    const course = toCourse(draft);
    if (Array.isArray(course)) return course;
    const id = ids.make(first('id', readText), course.title, course.provider, course.url);
    if (id === undefined) return [{ field: 'id', reason: 'stands already in this file' }];
    course.id = id;
    course.topics = topics.fold([...list('topics'), ...list('subject')], {
      subject,
      title: course.title,
      language: course.language,
    });
    if (course.instructors?.length === 0) delete course.instructors;
    return { course, count: first('popularity', readCount), rank: first('rank', readCount) };
  };
}
