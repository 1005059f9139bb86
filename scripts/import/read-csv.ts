import { parse } from 'csv-parse/sync';
import { type Line, readLines } from '@/lib/catalog/server/read-lines';

/** One row of a table, or why the lines that start here are invalid. */
type CsvRow = { line: number; cells: string[] } | { line: number; reason: string };

/** Number of rows parsed at once: the parser is faster on many, but an error means parsing this many again. */
const BATCH = 1000;
/** A quoted cell with more lines or characters is an unclosed quote. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 1_000_000;

const text = ({ text: line }: Line) => line ?? '';

function hasOpenQuote(line: string): boolean {
  let open = false;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) open = !open;
  return open;
}

/** Collects lines into rows: a row continues while a quote is open. */
class RowGatherer {
  #open: Line[] = [];
  #inQuote = false;
  #characters = 0;
  readonly #rows: Line[][] = [];

  add(line: Line): void {
    this.#open.push(line);
    this.#characters += text(line).length;
    if (hasOpenQuote(text(line))) this.#inQuote = !this.#inQuote;
    if (!this.#inQuote) this.#close([this.#open], []);
    else if (this.#open.length > MOST_LINES || this.#characters > MOST_CHARACTERS) this.#giveUp();
  }

  /** Returns the rows collected so far. */
  take(): Line[][] {
    return this.#rows.splice(0);
  }

  /** The remaining rows at the end of the file. */
  finish(): Line[][] {
    while (this.#open.length > 0) this.#giveUp();
    return this.take();
  }

  /** An unclosed quote invalidates only its own line: the lines after it are collected again. */
  #giveUp(): void {
    const [first, ...rest] = this.#open;
    if (first) this.#close([[first]], rest);
  }

  #close(rows: Line[][], again: Line[]): void {
    this.#rows.push(...rows);
    this.#open = [];
    this.#inQuote = false;
    this.#characters = 0;
    for (const line of again) this.add(line);
  }
}

function gather(lines: Line[]): Line[][] {
  const gatherer = new RowGatherer();
  for (const line of lines) gatherer.add(line);
  return gatherer.finish();
}

function parseRows(rows: Line[][], delimiter: string, relaxed: boolean): string[][] | undefined {
  const csv = rows.map((lines) => lines.map(text).join('\n')).join('\n');
  try {
    const cells: string[][] = parse(csv, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: relaxed,
    });
    return cells.length === rows.length ? cells : undefined;
  } catch {
    return undefined;
  }
}

/** Parses one row of a failed batch: first strictly, then with stray quotes as plain characters. */
function* readRow(lines: Line[], delimiter: string): Generator<CsvRow> {
  const [first, ...rest] = lines;
  if (!first) return;
  const strict = parseRows([lines], delimiter, false)?.[0];
  if (strict) {
    yield { line: first.line, cells: strict };
    return;
  }
  const alone = parseRows([[first]], delimiter, true)?.[0];
  if (first.text === undefined) yield { line: first.line, reason: 'is too long to be read' };
  else if (alone) yield { line: first.line, cells: alone };
  else yield { line: first.line, reason: 'a quoted cell never ends' };
  for (const row of gather(rest)) yield* readRow(row, delimiter);
}

function* readBatch(rows: Line[][], delimiter: string): Generator<CsvRow> {
  const filled = rows.filter((lines) => lines.length > 1 || lines[0]?.text?.trim() !== '');
  const whole = filled.every((lines) => lines.every((line) => line.text !== undefined));
  const cells = whole ? parseRows(filled, delimiter, false) : undefined;
  for (const [n, lines] of filled.entries()) {
    const row = cells?.[n];
    if (row) yield { line: lines[0]?.line ?? 0, cells: row };
    else yield* readRow(lines, delimiter);
  }
}

/**
 * Streams the rows of a CSV file in bounded memory. Quoted cells may contain delimiters, quotes and line
 * breaks. A broken quote invalidates its own line only.
 * @throws the file system's error when the file cannot be read.
 */
export async function* readCsv(
  file: string,
  delimiter: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<CsvRow> {
  const gatherer = new RowGatherer();
  let lines = 0;
  for await (const line of readLines(file, onBytes)) {
    gatherer.add(line);
    if (++lines % BATCH === 0) yield* readBatch(gatherer.take(), delimiter);
  }
  yield* readBatch(gatherer.finish(), delimiter);
}
