import type { DuckDBConnection } from '@duckdb/node-api';
import { type CourseMaker, newId, toCourse } from '@/harvest/catalogue/to-course';
import { type Database, rowsOf } from '@/harvest/database/open-database';
import { LineFile } from '@/scripts/import/line-file';
import { hashNumber } from '@/scripts/import/make-id';
import { keysOf } from './identity';
import type { Body } from './load-rows';
import { type Depth, mergeGroup } from './merge-group';

type GroupRow = { root: number; id: string | null; body: string; depth: string | null };
type Group = { root: number; id: string | null; bodies: Body[]; depth: Depth | undefined };

/** The rows of each course, in the order of trust. */
async function* groupsOf(connection: DuckDBConnection): AsyncGenerator<Group> {
  let group: Group | undefined;
  const query = `
    SELECT root, id, body, depth FROM rows JOIN groups USING (n) LEFT JOIN ids USING (root)
    LEFT JOIN depths USING (target) ORDER BY root, n`;
  for await (const { root, id, body, depth } of rowsOf<GroupRow>(connection, query)) {
    if (group && group.root !== root) yield group;
    if (group?.root !== root) group = { root, id, bodies: [], depth: undefined };
    group.bodies.push(JSON.parse(body) as Body);
    if (depth) group.depth ??= JSON.parse(depth) as Depth;
  }
  if (group) yield group;
}

export type Written = {
  courses: number;
  base: number;
  /** Courses that several rows state. */
  merged: number;
  withLessons: number;
  bySource: Map<string, number>;
  /** Courses that do not fit into a catalogue. */
  unfit: number;
  /** Hashes of all ids. */
  ids: Set<number>;
};

type Made = { id: string; course: object | undefined; source: string | undefined };

function makeCourse({ id: known, bodies, depth }: Group, maker: CourseMaker, ids: ReadonlySet<number>): Made {
  const merged = mergeGroup(bodies, depth);
  if ('course' in merged) return { id: String(merged.course.id), course: merged.course, source: undefined };
  const { title, provider, ref } = merged.fact;
  const key = keysOf(merged.fact)[0]?.key ?? ref;
  const isFree = (id: string) => !ids.has(hashNumber(id));
  const id =
    [known, newId(title, provider, key)].find((one) => one && isFree(one)) ??
    newId(title, provider, `${key}|${ref}`);
  return { id, course: toCourse(merged, id, maker), source: maker.sources[merged.sources[0] ?? -1]?.id };
}

/** Writes all courses, one a line, and the table `given` with the id of each. */
export async function writeCourses(
  { connection, writer }: Pick<Database, 'connection' | 'writer'>,
  file: string,
  maker: CourseMaker,
  signal: AbortSignal | undefined,
): Promise<Written> {
  const lines = await LineFile.create(file);
  await writer.run('CREATE TABLE given (root INTEGER, id VARCHAR)');
  const given = await writer.createAppender('given');
  const ids = new Set<number>();
  const written: Written = {
    courses: 0,
    base: 0,
    merged: 0,
    withLessons: 0,
    bySource: new Map(),
    unfit: 0,
    ids,
  };
  try {
    for await (const group of groupsOf(connection)) {
      signal?.throwIfAborted();
      const { id, course, source } = makeCourse(group, maker, ids);
      if (!course || ids.has(hashNumber(id))) {
        written.unfit++;
        continue;
      }
      ids.add(hashNumber(id));
      written.courses++;
      if (group.bodies.length > 1) written.merged++;
      if ('lessons' in course && course.lessons) written.withLessons++;
      if (source === undefined) written.base++;
      else written.bySource.set(source, (written.bySource.get(source) ?? 0) + 1);
      given.appendInteger(group.root);
      given.appendVarchar(id);
      given.endRow();
      await lines.write(JSON.stringify(course));
    }
  } finally {
    given.closeSync();
    await lines.close();
  }
  return written;
}
