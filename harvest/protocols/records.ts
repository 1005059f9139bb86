import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractRecord, type RecordFields, valueAt } from '@/harvest/extractors/records';
import { HarvestError, SourceFault } from '@/harvest/harvest-error';
import { JSON_TYPES, readJson } from '@/harvest/http/ask';
import { download, downloadSample } from '@/harvest/http/download';
import { ImportError } from '@/scripts/import/import-error';
import { openRecords, type RecordSource } from '@/scripts/import/read-records';
import type { Step, Walk } from './walk.types';

const MOST_PAGES = 20_000;
/** Rows of a file to a step. */
const ROWS = 1_000;

function fieldsOf({ source }: Walk): RecordFields {
  if (!source.fields)
    throw new HarvestError(`${source.id}: fields: say what the register's fields mean`, true);
  return source.fields;
}

async function open(file: string, address: string): Promise<RecordSource> {
  try {
    return await openRecords(file);
  } catch (cause) {
    if (cause instanceof ImportError)
      throw new SourceFault('shape', `${address}: ${cause.message}`, { cause });
    throw cause;
  }
}

/** A register as one file of CSV or JSON Lines, which is downloaded if it changed. */
async function* walkFile(walk: Walk, fields: RecordFields): AsyncGenerator<Step> {
  const address = walk.source.origin;
  const known = walk.known(address);
  const file = join(walk.files, 'records');
  // One version of the file is read to its end; after an interruption from its beginning, with the same result.
  const { same, etag, lastModified } = await (walk.sample ? downloadSample : download)({
    ask: walk.ask,
    address,
    file,
    etag: known?.etag,
    lastModified: known?.lastModified,
    onBytes: walk.onProgress,
  });
  if (same && known) {
    yield* sameSteps(walk, address);
    return;
  }
  const records = await open(file, address);
  const path = (fields.title.split('.', 1)[0] ?? '') as string;
  if (!records.columns.includes(path) && !records.columns.includes(fields.title))
    throw new SourceFault(
      'shape',
      `${address} has no column "${fields.title}"; it has: ${records.columns.join(', ')}`,
    );
  let rows = 0;
  let step: Step = { step: `${address} 0`, drafts: [] };
  for await (const record of records.records()) {
    walk.signal?.throwIfAborted();
    if ('values' in record) step.drafts.push(extractRecord(record.values, fields));
    if (++rows % ROWS !== 0) continue;
    walk.onProgress(rows, undefined);
    yield step;
    step = { step: `${address} ${rows}`, drafts: [] };
  }
  if (step.drafts.length > 0) yield step;
  // The last step says which version of the file was read.
  yield { step: address, drafts: [], ...(etag && { etag }), ...(lastModified && { lastModified }) };
  await rm(file, { force: true });
}

/** All steps of the run before, whose file is unchanged. */
function* sameSteps(walk: Walk, address: string): Generator<Step> {
  for (let rows = 0; ; rows += ROWS) {
    const known = walk.known(`${address} ${rows}`);
    if (!known) break;
    yield { ...known, same: true, drafts: [] };
  }
  const whole = walk.known(address);
  if (whole) yield { ...whole, same: true, drafts: [] };
}

/** A register in pages of JSON; `{page}` or `{offset}` in its address is the number of the page or record. */
async function* walkNumbered(walk: Walk, fields: RecordFields): AsyncGenerator<Step> {
  const size = walk.source.pageSize ?? 100;
  const begun = walk.done.size;
  if (begun > 0 && walk.next === undefined) return;
  for (let page = begun > 0 ? Number(walk.next) : 0; page < MOST_PAGES; page++) {
    const address = walk.source.origin
      .replace('{page}', String(page))
      .replace('{offset}', String(page * size))
      .replace('{size}', String(size));
    const json = readJson(await walk.ask(address, { types: JSON_TYPES, accept: 'application/json' }));
    const list = fields.list === undefined ? json : valueAt(json, fields.list);
    if (!Array.isArray(list)) throw new SourceFault('shape', `${address} has no list ${fields.list ?? ''}`);
    const drafts = list.map((record) => extractRecord(record, fields));
    if (drafts.length > 0 && drafts.every(({ title }) => title === undefined || title === null))
      throw new SourceFault('shape', `${address}: no record has "${fields.title}"`);
    walk.onProgress(page * size + drafts.length, undefined);
    const isLast = list.length < size;
    yield { step: address, drafts, ...(!isLast && { next: String(page + 1) }) };
    if (isLast) return;
  }
  throw new SourceFault('shape', `${walk.source.id} has no last page`);
}

/** A register of courses, read by the meaning that the registry gives to its fields. */
export async function* walkRecords(walk: Walk): AsyncGenerator<Step> {
  const fields = fieldsOf(walk);
  if (/\{(?:page|offset)\}/.test(walk.source.origin)) yield* walkNumbered(walk, fields);
  else yield* walkFile(walk, fields);
}
