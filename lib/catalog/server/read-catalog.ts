import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { CanDo, StudyPath } from '@/lib/course';
import {
  type Course,
  courseSchema,
  type Source,
  sourceSchema,
  type Topic,
  topicSchema,
} from '@/lib/course/course.schema';
import { isPublicLink } from '@/lib/server/outbound/public-address';
import { CAN_DO_FILE, canDoSchema } from './can-do';
import { CHECKS_FILE, type CourseCheck, courseCheckSchema } from './checked-courses';
import { PLATFORMS_FILE, type Platform, platformSchema } from './platforms';
import { readLines } from './read-lines';
import { PATHS_FILE, studyPathSchema } from './study-paths';
import { NEEDS_FILE, type TopicNeeds, topicNeedsSchema } from './topic-needs';

export const TOPICS_FILE = 'topics.jsonl';
/** Licence and attribution of the lists that courses were seen in. */
export const SOURCES_FILE = 'sources.jsonl';
/** The files of a folder that hold no courses. */
const NO_COURSES: readonly string[] = [
  TOPICS_FILE,
  SOURCES_FILE,
  NEEDS_FILE,
  PATHS_FILE,
  CAN_DO_FILE,
  PLATFORMS_FILE,
  CHECKS_FILE,
];

/** A problem in one line. `field` is the path inside the object, or `line` if the line is not an object. */
export type CatalogProblem = { kind: 'problem'; file: string; line: number; field: string; message: string };
export type CatalogRow = { kind: 'course'; course: Course; file: string; line: number } | CatalogProblem;
type TopicRow = { kind: 'topic'; topic: Topic; file: string; line: number } | CatalogProblem;

export type SourceRow = { kind: 'source'; source: Source; file: string; line: number } | CatalogProblem;
type NeedsRow = { kind: 'needs'; needs: TopicNeeds; file: string; line: number } | CatalogProblem;
type PathRow = { kind: 'path'; path: StudyPath; file: string; line: number } | CatalogProblem;
type CheckRow = { kind: 'check'; check: CourseCheck; file: string; line: number } | CatalogProblem;

/** The addresses of a course and where they are in it. */
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

type Place = { file: string; line: number };
type Parsed<Value> = (Place & { value: Value }) | CatalogProblem;

function parseLine<Value>(schema: z.ZodType<Value>, text: string | undefined, place: Place): Parsed<Value>[] {
  const problem = (field: string, message: string): CatalogProblem => ({
    kind: 'problem',
    ...place,
    field,
    message,
  });
  if (text === undefined) return [problem('line', 'is too long to be read')];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [problem('line', 'is not valid JSON')];
  }
  const read = schema.safeParse(json);
  if (read.success) return [{ ...place, value: read.data }];
  return read.error.issues.map((issue) => problem(issue.path.join('.') || 'line', issue.message));
}

async function* readRows<Value>(schema: z.ZodType<Value>, file: string): AsyncGenerator<Parsed<Value>> {
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
 * Streams the courses of catalogue folders: every `*.jsonl` except topics, sources, needs, paths, abilities, platforms and checks, in order of
 * folder, file name and line, in bounded memory. An invalid line is yielded as a problem in its place; reading
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
      if (NO_COURSES.includes(name)) continue;
      for await (const row of readRows(schema, join(dir, name))) {
        if ('kind' in row) yield row;
        else yield { kind: 'course', course: row.value, file: row.file, line: row.line };
      }
    }
  }
}

/** Streams the lines of one file of each folder. The file is optional. */
async function* readFiles<Value>(
  dirs: string[],
  name: string,
  schema: z.ZodType<Value>,
): AsyncGenerator<Parsed<Value>> {
  for (const dir of dirs) if ((await listFiles(dir)).includes(name)) yield* readRows(schema, join(dir, name));
}

export async function* readTopicRows(dirs: string[]): AsyncGenerator<TopicRow> {
  for await (const row of readFiles(dirs, TOPICS_FILE, topicSchema))
    yield 'kind' in row ? row : { kind: 'topic', topic: row.value, file: row.file, line: row.line };
}

export async function* readSourceRows(dirs: string[]): AsyncGenerator<SourceRow> {
  for await (const row of readFiles(dirs, SOURCES_FILE, sourceSchema))
    yield 'kind' in row ? row : { kind: 'source', source: row.value, file: row.file, line: row.line };
}

export async function* readNeedsRows(dirs: string[]): AsyncGenerator<NeedsRow> {
  for await (const row of readFiles(dirs, NEEDS_FILE, topicNeedsSchema))
    yield 'kind' in row ? row : { kind: 'needs', needs: row.value, file: row.file, line: row.line };
}

export async function* readPathRows(dirs: string[]): AsyncGenerator<PathRow> {
  for await (const row of readFiles(dirs, PATHS_FILE, studyPathSchema))
    yield 'kind' in row ? row : { kind: 'path', path: row.value, file: row.file, line: row.line };
}

export async function* readCanDoRows(
  dirs: string[],
): AsyncGenerator<{ kind: 'can-do'; canDo: CanDo; file: string; line: number } | CatalogProblem> {
  for await (const row of readFiles(dirs, CAN_DO_FILE, canDoSchema))
    yield 'kind' in row ? row : { kind: 'can-do', canDo: row.value, file: row.file, line: row.line };
}

export async function* readPlatformRows(
  dirs: string[],
): AsyncGenerator<{ kind: 'platform'; platform: Platform; file: string; line: number } | CatalogProblem> {
  for await (const row of readFiles(dirs, PLATFORMS_FILE, platformSchema))
    yield 'kind' in row ? row : { kind: 'platform', platform: row.value, file: row.file, line: row.line };
}

/** The rows without the invalid ones, which are added to `problems`. */
export async function readAll<Row extends { kind: string }>(
  rows: AsyncIterable<Row | CatalogProblem>,
  problems: CatalogProblem[],
): Promise<Exclude<Row, CatalogProblem>[]> {
  const all: Exclude<Row, CatalogProblem>[] = [];
  for await (const row of rows) {
    if (row.kind === 'problem') problems.push(row as CatalogProblem);
    else all.push(row as Exclude<Row, CatalogProblem>);
  }
  return all;
}

/** What the first folder that describes a source says of it. */
export async function readSources(dirs: string[], problems: CatalogProblem[]): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for await (const row of readSourceRows(dirs)) {
    if (row.kind === 'problem') problems.push(row);
    else if (!sources.has(row.source.id)) sources.set(row.source.id, row.source);
  }
  return sources;
}

/** Streams the results of `catalog:verify` for the folders' courses. */
export async function* readCheckRows(dirs: string[]): AsyncGenerator<CheckRow> {
  for await (const row of readFiles(dirs, CHECKS_FILE, courseCheckSchema))
    yield 'kind' in row ? row : { kind: 'check', check: row.value, file: row.file, line: row.line };
}

/**
 * The topics of all folders. A slug that several folders define keeps the first one's name and subject and
 * gathers everyone's aliases and words.
 * @throws Error naming file, line and field of the first line that is no topic.
 */
export async function readTopics(dirs: string[]): Promise<Topic[]> {
  const topics = new Map<string, Topic>();
  for await (const row of readTopicRows(dirs)) {
    if (row.kind === 'problem') {
      throw new Error(`${row.file}:${row.line}: ${row.field}: ${row.message}`);
    }
    const known = topics.get(row.topic.slug);
    const aliases = [...new Set([...(known?.aliases ?? []), ...row.topic.aliases])];
    topics.set(row.topic.slug, { ...row.topic, ...known, aliases });
  }
  return [...topics.values()];
}
