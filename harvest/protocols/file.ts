import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Draft } from '@/harvest/facts/fact.schema';
import { SourceFault } from '@/harvest/harvest-error';
import { download, downloadSample } from '@/harvest/reach/download';
import type { Course } from '@/lib/course/course.schema';
import { chooseColumns } from '@/scripts/import/columns';
import { ImportError } from '@/scripts/import/import-error';
import { IdMaker } from '@/scripts/import/make-id';
import { openRecords } from '@/scripts/import/read-records';
import { makeRowReader } from '@/scripts/import/to-course';
import { TopicFolder } from '@/scripts/import/topic-folder';
import type { Step, Walk } from './walk.types';

const ROWS = 1_000;

/** Nothing of a course but its facts; a description stays in the file. */
function toDraft(
  {
    id,
    title,
    provider,
    platform,
    instructors,
    url,
    kind,
    language,
    level,
    year,
    hours,
    cost,
    playlistId,
  }: Course,
  tags: string[],
): Draft {
  return {
    ref: id,
    title,
    provider,
    platform,
    instructors,
    url,
    kind,
    language,
    level,
    year,
    hours,
    cost,
    playlistId,
    tags,
  };
}

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
    let step: Step = { step: `${address} 0`, drafts: [] };
    let rows = 0;
    for await (const record of records.records()) {
      walk.signal?.throwIfAborted();
      const row = 'reason' in record ? [] : readRow(record.values);
      if (!Array.isArray(row))
        step.drafts.push(
          toDraft(
            row.course,
            row.course.topics.map((slug) => slug.replaceAll('-', ' ')),
          ),
        );
      if (++rows % ROWS !== 0) continue;
      walk.onProgress(rows, undefined);
      yield step;
      step = { step: `${address} ${rows}`, drafts: [] };
    }
    if (step.drafts.length > 0) yield step;
    yield { step: address, drafts: [], ...(etag && { etag }), ...(lastModified && { lastModified }) };
  } catch (cause) {
    if (cause instanceof ImportError)
      throw new SourceFault('shape', `${address}: ${cause.message}`, { cause });
    throw cause;
  }
  await rm(file, { force: true });
}
