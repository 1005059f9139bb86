import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Draft } from '@/harvest/facts/fact.schema';
import { SourceFault } from '@/harvest/harvest-error';
import { download, downloadSample } from '@/harvest/http/download';
import type { Course } from '@/lib/course/course.schema';
import { chooseColumns } from '@/scripts/import/columns';
import { ImportError } from '@/scripts/import/import-error';
import { IdMaker } from '@/scripts/import/make-id';
import { openRecords } from '@/scripts/import/read-records';
import { makeRowReader } from '@/scripts/import/to-course';
import { TopicFolder } from '@/scripts/import/topic-folder';
import type { Step, Walk } from './walk.types';
import { walkRows } from './walk-rows';

/** Nothing of a course but its facts; a description stays in the file. */
const toDraft = (course: Course): Draft => ({
  ref: course.id,
  title: course.title,
  provider: course.provider,
  platform: course.platform,
  instructors: course.instructors,
  url: course.url,
  kind: course.kind,
  language: course.language,
  level: course.level,
  year: course.year,
  hours: course.hours,
  cost: course.cost,
  playlistId: course.playlistId,
  tags: course.topics.map((slug) => slug.replaceAll('-', ' ')),
});

/** Somebody's list as CSV or JSON Lines, whose columns the importer recognises. */
export async function* walkListFile(walk: Walk): AsyncGenerator<Step> {
  const address = walk.source.origin;
  const file = join(walk.files, 'list');
  const { etag, lastModified } = await (walk.sample ? downloadSample : download)({
    ask: walk.ask,
    address,
    file,
    onBytes: walk.onProgress,
  });
  try {
    const records = await openRecords(file);
    const columns = chooseColumns(records.columns, ['description=', 'popularity=', 'rank=', 'lessons='], []);
    const topics = new TopicFolder([]);
    const readRow = makeRowReader(
      columns,
      { name: walk.source.id, seenIn: walk.source.name },
      new IdMaker(),
      topics,
      () => {},
    );
    yield* walkRows(walk, records, { etag, lastModified }, (values) => {
      const row = readRow(values);
      return Array.isArray(row) ? undefined : toDraft(row.course);
    });
  } catch (cause) {
    if (cause instanceof ImportError)
      throw new SourceFault('shape', `${address}: ${cause.message}`, { cause });
    throw cause;
  }
  await rm(file, { force: true });
}
