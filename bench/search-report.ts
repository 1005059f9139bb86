import { readFileSync, writeFileSync } from 'node:fs';
import type { Times } from './statistics';

/** One line of the report: what was measured, and the result as text. */
export type ReportLine = [name: string, text: string];

const round = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(1));
export const timesText = ({ p50, p95, p99 }: Times): string => [p50, p95, p99].map(round).join(' / ');
export const unitText = (value: number, unit = ''): string => `${round(value)} ${unit}`.trim();

const HEAD = 'p50 / p95 / p99';
const title = (size: number): string => `${size.toLocaleString('en')} courses`;
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function format(table: string[][]): string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(3, ...table.map((row) => row[column]?.length ?? 0)),
  );
  const draw = (row: string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...rows] = table;
  return [draw(head), rule, ...rows.map(draw)];
}

/** The report as a separate table. */
export function reportTable(size: number, lines: ReportLine[]): string {
  return format([[HEAD, title(size)], ...lines]).join('\n');
}

/**
 * Writes the report into the table of a document, in the column of its size. New lines are added at the end.
 * @throws Error when the document has no such table or column.
 */
export function writeReport(file: string, size: number, lines: ReportLine[]): void {
  const text = readFileSync(file, 'utf8').split('\n');
  const from = text.findIndex((line) => line.startsWith(`| ${HEAD}`));
  const end = text.findIndex((line, i) => i > from && !line.startsWith('|'));
  const table = text.slice(from, end).map(cellsOf);
  const column = table[0]?.indexOf(title(size)) ?? -1;
  if (from < 0 || column < 0) throw new Error(`${file} has no table with a column "${title(size)}".`);
  table.splice(1, 1);
  for (const [name, value] of lines) {
    let row = table.find(([first]) => first === name);
    if (!row) {
      row = [name, ...Array.from({ length: (table[0]?.length ?? 1) - 1 }, () => '')];
      table.push(row);
    }
    row[column] = value;
  }
  text.splice(from, end - from, ...format(table));
  writeFileSync(file, text.join('\n'));
}
