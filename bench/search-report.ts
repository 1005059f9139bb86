import type { Times } from './statistics';

/** One line of the report: what was measured, and the result as text. */
export type ReportLine = [name: string, text: string];

const round = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(1));
export const timesText = ({ p50, p95, p99 }: Times): string => [p50, p95, p99].map(round).join(' / ');
export const unitText = (value: number, unit = ''): string => `${round(value)} ${unit}`.trim();

const HEAD = 'p50 / p95 / p99';
const title = (size: number): string => `${size.toLocaleString('en')} courses`;

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
