import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type Course,
  courseSchema,
  LEVELS,
  type Source,
  sourceSchema,
  type Topic,
  topicSchema,
} from '@/lib/course/course.schema';
import { parseJson } from '@/lib/parse-json';
import { isPublicLink } from '@/lib/server/outbound/public-address';
import { CHECKS_FILE, courseCheckSchema } from './checked-courses';
import { PLATFORMS_FILE, platformSchema } from './platforms';
import { readLines } from './read-lines';
import { PATHS_FILE, studyPathSchema } from './study-paths';
import { ERRANDS_FILE, errandSchema, NEEDS_FILE, topicNeedsSchema } from './topic-needs';

/** What somebody can do who knows a topic, one topic a line. */
const CAN_DO_FILE = 'can-do.jsonl';

const { slug } = topicSchema.shape;

const canDoSchema = z.strictObject({
  topic: slug,
  /** The easiest first. `topic` is what one of them shows, where that is a topic that comes before. */
  items: z
    .array(z.strictObject({ can: z.string().trim().min(3).max(100), level: z.enum(LEVELS), topic: slug }))
    .min(1)
    .max(10),
});

export const TOPICS_FILE = 'topics.jsonl';
/** Licence and attribution of the lists that courses were seen in. */
export const SOURCES_FILE = 'sources.jsonl';
/** The files of a folder that hold no courses, and what a line of each is. All are optional. */
const LISTS = {
  topics: { file: TOPICS_FILE, schema: topicSchema },
  sources: { file: SOURCES_FILE, schema: sourceSchema },
  needs: { file: NEEDS_FILE, schema: topicNeedsSchema },
  errands: { file: ERRANDS_FILE, schema: errandSchema },
  paths: { file: PATHS_FILE, schema: studyPathSchema },
  canDo: { file: CAN_DO_FILE, schema: canDoSchema },
  platforms: { file: PLATFORMS_FILE, schema: platformSchema },
  /** The results of `catalog:verify`. */
  checks: { file: CHECKS_FILE, schema: courseCheckSchema },
} as const;
type Lists = typeof LISTS;
export type ListName = keyof Lists;
export type Listed<Name extends ListName> = z.infer<Lists[Name]['schema']>;
const NO_COURSES = new Set<string>(Object.values(LISTS).map(({ file }) => file));
/** Whether a file of a catalogue folder has courses, and is no list of something else. */
export const holdsCourses = (name: string): boolean => name.endsWith('.jsonl') && !NO_COURSES.has(name);

/** A problem in one line. `field` is the path inside the object, or `line` if the line is not an object. */
export type CatalogProblem = { kind: 'problem'; file: string; line: number; field: string; message: string };
export type CatalogRow = { kind: 'course'; course: Course; file: string; line: number } | CatalogProblem;
function* addressesOf(course: Course): Generator<[string, (string | number)[]]> {
  const { url, costSince, lessons = [], outline = [], previewVideo } = course;
  yield [url, ['url']];
  if (costSince) yield [costSince.source, ['costSince', 'source']];
  if (previewVideo && 'url' in previewVideo) yield [previewVideo.url, ['previewVideo', 'url']];
  for (const [at, { video, mirror, captions = [] }] of lessons.entries()) {
    if ('url' in video) yield [video.url, ['lessons', at, 'video', 'url']];
    if (mirror) yield [mirror, ['lessons', at, 'mirror']];
    for (const [n, { address }] of captions.entries())
      yield [address, ['lessons', at, 'captions', n, 'address']];
  }
  for (const [at, part] of outline.entries()) if (part.url) yield [part.url, ['outline', at, 'url']];
}

/** A catalogue may come from elsewhere: its links must not lead visitors into their own networks. */
const publicCourseSchema = courseSchema.superRefine((course, { addIssue, issues }) => {
  if (issues.length > 0) return;
  for (const [address, path] of addressesOf(course))
    if (!isPublicLink(address))
      addIssue({ code: 'custom', path, message: 'an address of the public internet' });
});

export type SourceLine = { file: string; line: number };
export type ListRow<Value> = (SourceLine & { kind: 'row'; value: Value }) | CatalogProblem;

function parseLine<Value>(
  schema: z.ZodType<Value>,
  text: string | undefined,
  place: SourceLine,
): ListRow<Value>[] {
  const problem = (field: string, message: string): CatalogProblem => ({
    kind: 'problem',
    ...place,
    field,
    message,
  });
  if (text === undefined) return [problem('line', 'is too long to be read')];
  const json = parseJson(text);
  if (json === undefined) return [problem('line', 'is not valid JSON')];
  const read = schema.safeParse(json);
  if (read.success) return [{ kind: 'row', ...place, value: read.data }];
  return read.error.issues.map((issue) => problem(issue.path.join('.') || 'line', issue.message));
}

async function* readRows<Value>(schema: z.ZodType<Value>, file: string): AsyncGenerator<ListRow<Value>> {
  for await (const { line, text } of readLines(file)) {
    if (text?.trim() !== '') yield* parseLine(schema, text, { file, line });
  }
}

/** @throws Error naming the folder when it cannot be read. */
async function listFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch((cause: unknown) => {
    throw new Error(`The catalogue folder ${dir} cannot be read.`, { cause });
  });
  return names.filter((name) => name.endsWith('.jsonl')).sort();
}

type Reading = {
  /** Takes addresses of private networks too: for readers that show them to nobody. */
  privateLinks?: boolean;
};

/**
 * Streams the courses of catalogue folders: every `*.jsonl` that is none of `LISTS`, in order of folder, file name
 * and line, in bounded memory. An invalid line is yielded as a problem in its place; reading
 * continues.
 * @throws Error naming the folder when it cannot be read.
 */
export async function* readCatalog(
  dirs: string[],
  { privateLinks = false }: Reading = {},
): AsyncGenerator<CatalogRow> {
  const schema = privateLinks ? courseSchema : publicCourseSchema;
  for (const dir of dirs) {
    for (const name of await listFiles(dir)) {
      if (!holdsCourses(name)) continue;
      for await (const row of readRows(schema, join(dir, name))) {
        if (row.kind === 'problem') yield row;
        else yield { kind: 'course', course: row.value, file: row.file, line: row.line };
      }
    }
  }
}

/** Streams the lines of one list of each folder. */
export async function* readList<Name extends ListName>(
  dirs: string[],
  name: Name,
): AsyncGenerator<ListRow<Listed<Name>>> {
  const { file, schema }: { file: string; schema: z.ZodType } = LISTS[name];
  for (const dir of dirs)
    if ((await listFiles(dir)).includes(file))
      yield* readRows(schema as z.ZodType<Listed<Name>>, join(dir, file));
}

/** The lines of one list of all folders, without the invalid ones, which are added to `problems`. */
export async function wholeList<Name extends ListName>(
  dirs: string[],
  name: Name,
  problems: CatalogProblem[] = [],
): Promise<Listed<Name>[]> {
  const all: Listed<Name>[] = [];
  for await (const row of readList(dirs, name)) {
    if (row.kind === 'problem') problems.push(row);
    else all.push(row.value);
  }
  return all;
}

/** What the first folder that describes a source says of it. */
export async function readSources(dirs: string[], problems?: CatalogProblem[]): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const source of await wholeList(dirs, 'sources', problems))
    if (!sources.has(source.id)) sources.set(source.id, source);
  return sources;
}

/**
 * The topics of all folders. A slug that several folders define keeps the first one's name and subject and
 * gathers everyone's aliases and words.
 * @throws Error naming file, line and field of the first line that is no topic.
 */
export async function readTopics(dirs: string[]): Promise<Topic[]> {
  const topics = new Map<string, Topic>();
  for await (const row of readList(dirs, 'topics')) {
    if (row.kind === 'problem') throw new Error(`${row.file}:${row.line}: ${row.field}: ${row.message}`);
    const { value: topic } = row;
    const known = topics.get(topic.slug);
    const aliases = [...new Set([...(known?.aliases ?? []), ...topic.aliases])];
    topics.set(topic.slug, { ...topic, ...known, aliases });
  }
  return [...topics.values()];
}
