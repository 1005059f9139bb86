import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { readLines } from '@/lib/catalog/server/read-lines';
import { parseJson } from '@/lib/parse-json';
import { UsageError } from '@/scripts/run-command';
import { readCsv } from './read-csv';

type ImportRecord = { line: number; values: Record<string, unknown> };
type BadRecord = { line: number; reason: string };

type Bytes = (bytes: number) => void;

export type RecordSource = {
  /** Column names; for JSON Lines, the keys of the first lines. */
  columns: string[];
  /** Streams the file from its start; invalid lines are yielded in their place. */
  records(onBytes?: Bytes): AsyncGenerator<ImportRecord | BadRecord>;
};

/** Number of JSON lines whose keys are collected: optional ones may be missing in the first line. */
const SAMPLE = 200;

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1 << 16), 0, 1 << 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function rejectForeign(start: Buffer, text: string): void {
  if (start.length === 0) throw new Error('The file is empty.');
  if (start.subarray(0, 2).toString('latin1') === 'PK') {
    throw new Error('The file is a ZIP or Excel file. Save it as CSV (UTF-8) first.');
  }
  if (start[0] === 0xff || start[0] === 0xfe || start.includes(0)) {
    throw new Error('The file is not UTF-8 text. Save it as CSV (UTF-8) first.');
  }
  if (text.includes('\r') && !text.includes('\n')) {
    throw new Error('The file has the line ends of old Macs. Save it again as CSV (UTF-8) first.');
  }
  if (/^\s*\[/.test(text)) {
    throw new Error('The file is one JSON list. Write one object a line (JSON Lines) instead.');
  }
}

/** The most frequent delimiter of the first line, outside of quotes. */
function findDelimiter(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split('\n', 1)[0] ?? '';
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Unique names for all columns: a duplicate or missing name gets its number. */
function nameColumns(header: string[]): string[] {
  const names: string[] = [];
  for (const [n, cell] of header.entries()) {
    const name = cell.trim() || `column ${n + 1}`;
    names.push(names.includes(name) ? `${name} (${n + 1})` : name);
  }
  return names;
}

async function openCsv(file: string, delimiter: string): Promise<RecordSource> {
  const rows = readCsv(file, delimiter);
  const { value: header } = await rows.next();
  await rows.return(undefined);
  if (!header || !('cells' in header)) throw new Error('The file has no readable header line.');
  const columns = nameColumns(header.cells);
  async function* records(onBytes?: Bytes): AsyncGenerator<ImportRecord | BadRecord> {
    for await (const row of readCsv(file, delimiter, onBytes)) {
      if (row.line === header.line) continue;
      if ('reason' in row) yield row;
      else if (row.cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
        const reason = `has ${row.cells.length} cells where the header has ${columns.length}`;
        yield { line: row.line, reason };
      } else {
        yield { line: row.line, values: Object.fromEntries(columns.map((name, n) => [name, row.cells[n]])) };
      }
    }
  }
  return { columns, records };
}

function parseObject(text: string | undefined): Record<string, unknown> | string {
  if (text === undefined) return 'is too long to be read';
  const value = parseJson(text);
  if (value === undefined) return 'is not valid JSON';
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : 'is no JSON object';
}

async function openJsonLines(file: string): Promise<RecordSource> {
  async function* records(onBytes?: Bytes): AsyncGenerator<ImportRecord | BadRecord> {
    for await (const { line, text } of readLines(file, onBytes)) {
      if (text?.trim() === '') continue;
      const values = parseObject(text);
      yield typeof values === 'string' ? { line, reason: values } : { line, values };
    }
  }
  const columns = new Set<string>();
  let seen = 0;
  for await (const row of records()) {
    if ('values' in row) for (const key of Object.keys(row.values)) columns.add(key);
    if (++seen === SAMPLE) break;
  }
  return { columns: [...columns], records };
}

/**
 * Opens a CSV or JSON Lines file in UTF-8, with or without byte order mark. The format is detected from the
 * file extension or its first character, the delimiter from its first line unless it is given. The first line of CSV is
 * its header.
 * @throws Error when it is neither.
 */
export async function openRecords(file: string, delimiter?: string): Promise<RecordSource> {
  const start = await readStart(file);
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  rejectForeign(start, text);
  const isJson = /^\.(jsonl|ndjson|json)$/i.test(extname(file)) || /^\s*\{/.test(text);
  return isJson ? openJsonLines(file) : openCsv(file, delimiter ?? findDelimiter(text));
}
