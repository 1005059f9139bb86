import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { SOURCES_FILE, TOPICS_FILE } from '@/lib/catalog/server/read-catalog';
import { readLines } from '@/lib/catalog/server/read-lines';
import { NOT_READ, type Source, type Topic } from '@/lib/course/course.schema';
import { listIdOf } from '@/lib/course/trust';
import { countOf } from '@/lib/format/count';
import { type Columns, chooseColumns, type Field } from './columns';
import { LineFile } from './line-file';
import { IdMaker } from './make-id';
import { readOrdinaryWords } from './ordinary-words';
import { openRecords, type RecordSource } from './read-records';
import { readText } from './read-values';
import { COURSES_FILE, MARK_FILE, prepareStaging, replaceCatalog, writeTopics } from './replace-catalog';
import { makeRowReader, type Rejection } from './to-course';
import { TopicFolder } from './topic-folder';

const STAGED = 'staged';
const REPORT = 'rejected.tsv';

export type ImportOptions = {
  file: string;
  /** Folder of the catalogue to create or replace. */
  out: string;
  /** `field=Column`; overrides the recognised names. */
  maps?: string[];
  /** `field=value` for every row without its own value. */
  sets?: string[];
  /** Name that identifies the courses' origin; the facet "Source". */
  source?: string;
  /** The licence under which the file may be used. */
  licence?: string;
  delimiter?: string;
  /** A single rejected line stops the import. */
  strict?: boolean;
  /** Topics that words are matched with. */
  knownTopics: Topic[];
  signal?: AbortSignal;
  /** Called with the chosen columns and the file's size in bytes. */
  onStart?: (columns: Columns, size: number) => void;
  onBytes?: (bytes: number) => void;
};

type Found<Name, First> = { name: Name; count: number; first: First };

type ImportResult = {
  courses: number;
  rejected: number;
  /** Why lines were rejected, with the first line. */
  reasons: Found<string, number>[];
  /** Values that could not be parsed, so that some courses lack them; one example per field. */
  unread: Found<Field, string>[];
  topics: number;
  newTopics: number;
  /** File with each rejected line and its reason; undefined if there is none. */
  report: string | undefined;
};

/** Counts what is found, and keeps the first of each. */
class Tally<Name, First> {
  readonly #found = new Map<Name, Found<Name, First>>();

  add(name: Name, first: First): void {
    const known = this.#found.get(name);
    if (known) known.count++;
    else this.#found.set(name, { name, count: 1, first });
  }

  /** The most frequent first. */
  list = () => [...this.#found.values()].sort((a, b) => b.count - a.count);
}

/** The largest number of each column, as the scale for 0 to 1. */
type Scale = { count: number; rank: number };

/**
 * Popularity from a column: shares unchanged, counts and ranks on a logarithmic scale, because the step from
 * 10 to 100 learners means as much as the one from 1,000 to 10,000.
 */
export function popularityFrom(count: number | undefined, rank: number | undefined, most: Scale) {
  const tidy = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4;
  if (count !== undefined) return tidy(most.count <= 1 ? count : Math.log1p(count) / Math.log1p(most.count));
  if (rank !== undefined) return tidy(1 - Math.log(Math.max(1, rank)) / Math.log(most.rank + 1));
  return undefined;
}

/** Second pass: computes each course's popularity, now that the largest number is known. */
async function rankCourses(staged: string, file: string, most: Scale): Promise<void> {
  const courses = await LineFile.create(file);
  for await (const { text = '' } of readLines(staged)) {
    const [count = '', rank = ''] = text.split('\t', 2);
    const course = text.slice(count.length + rank.length + 2);
    const number = (cell: string) => (cell === '' ? undefined : Number(cell));
    const popularity = popularityFrom(number(count), number(rank), most);
    await courses.write(
      popularity === undefined ? course : `${course.slice(0, -1)},"popularity":${popularity}}`,
    );
  }
  await courses.close();
}

type Outputs = { staged: LineFile; report: LineFile };

/** First pass: every row becomes a course or a rejection. */
async function readAll(
  options: ImportOptions,
  records: RecordSource,
  columns: Columns,
  topics: TopicFolder,
  { staged, report }: Outputs,
) {
  const [reasons, unread] = [new Tally<string, number>(), new Tally<Field, string>()];
  const most: Scale = { count: 0, rank: 0 };
  let [courses, rejected] = [0, 0];
  const reject = async (line: number, problems: Rejection[], title = '') => {
    rejected++;
    for (const { field, reason } of problems) {
      reasons.add(`${field}: ${reason}`, line);
      await report.write([line, field, reason, title.slice(0, 120)].join('\t'));
    }
  };
  const source = { name: options.source ?? 'import', seenIn: basename(options.file) };
  const readRow = makeRowReader(columns, source, new IdMaker(), topics, (field, text) =>
    unread.add(field, text.slice(0, 60)),
  );
  await report.write('line\tfield\treason\ttitle');
  for await (const record of records.records(options.onBytes)) {
    options.signal?.throwIfAborted();
    if ('reason' in record) {
      await reject(record.line, [{ field: 'line', reason: record.reason }]);
      continue;
    }
    const row = readRow(record.values);
    if (Array.isArray(row)) {
      await reject(record.line, row, readText(record.values[columns.of.title?.[0] ?? '']));
      continue;
    }
    courses++;
    most.count = Math.max(most.count, row.count ?? 0);
    most.rank = Math.max(most.rank, row.rank ?? 0);
    await staged.write(`${row.count ?? ''}\t${row.rank ?? ''}\t${JSON.stringify(row.course)}`);
  }
  return { found: { courses, rejected, reasons: reasons.list(), unread: unread.list() }, most };
}

/** Without what comes before it if a list says so: an import describes its own file alone. */
function withoutLists({ requires, ...topic }: Topic): Topic {
  const isOwn = requires?.every(({ evidence }) => evidence.every((one) => one === 'own'));
  return { ...topic, ...(isOwn && { requires }) };
}

/** Writes the catalogue into the staging folder. Returns what it contains. */
async function writeCatalog(
  options: ImportOptions,
  temporary: string,
): Promise<Omit<ImportResult, 'report'>> {
  const records = await openRecords(options.file, options.delimiter);
  const columns = chooseColumns(records.columns, options.maps ?? [], options.sets ?? []);
  options.onStart?.(columns, (await stat(options.file)).size);
  const topics = new TopicFolder(options.knownTopics, await readOrdinaryWords());
  const staged = await LineFile.create(join(temporary, STAGED));
  const report = await LineFile.create(join(temporary, REPORT));
  try {
    const { found, most } = await readAll(options, records, columns, topics, { staged, report });
    await staged.close();
    if (found.courses > 0) await rankCourses(join(temporary, STAGED), join(temporary, COURSES_FILE), most);
    await rm(join(temporary, STAGED));
    const used = topics.topics().map(withoutLists);
    await writeTopics(join(temporary, TOPICS_FILE), used);
    const source: Source = { id: listIdOf(basename(options.file)), licence: options.licence ?? NOT_READ };
    await writeFile(join(temporary, SOURCES_FILE), `${JSON.stringify(source)}\n`);
    const mark = {
      file: basename(options.file),
      source: options.source ?? 'import',
      columns: columns.of,
      courses: found.courses,
    };
    await writeFile(join(temporary, MARK_FILE), `${JSON.stringify(mark, null, 2)}\n`);
    return { ...found, topics: used.length, newTopics: topics.newTopics };
  } finally {
    await staged.close();
    await report.close();
  }
}

/**
 * Imports a CSV or JSON Lines file as a catalogue folder. It is written to a staging folder and replaces
 * `out` completely or not at all. Rejected lines are written to `out`.rejected.tsv.
 * @throws Error when nothing can be imported, or when `strict` and a line was rejected.
 */
export async function importCatalog(options: ImportOptions): Promise<ImportResult> {
  const out = resolve(options.out);
  const temporary = await prepareStaging(out);
  try {
    const result = await writeCatalog(options, temporary);
    const report = `${out}.rejected.tsv`;
    if (result.rejected > 0) await rename(join(temporary, REPORT), report);
    else await rm(report, { force: true });
    if (result.courses === 0 || (options.strict && result.rejected > 0)) {
      const [first] = result.reasons;
      throw new Error(
        first
          ? `Nothing was imported: ${countOf(result.rejected, 'line')} rejected, the first is line ${first.first} (${first.name}). See ${report}.`
          : 'Nothing was imported: the file has no rows.',
      );
    }
    await rm(join(temporary, REPORT), { force: true });
    await replaceCatalog(temporary, out);
    return { ...result, report: result.rejected > 0 ? report : undefined };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
