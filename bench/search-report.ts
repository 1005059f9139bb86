import { markdownTable } from '@/scripts/markdown-table';
import type { Times } from './statistics';

/** One line of the report: what was measured, and the result as text. */
export type ReportLine = [name: string, text: string];

const round = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(1));
export const timesText = ({ p50, p95, p99 }: Times): string => [p50, p95, p99].map(round).join(' / ');
export const unitText = (value: number, unit = ''): string => `${round(value)} ${unit}`.trim();

const HEAD = 'p50 / p95 / p99';
const title = (size: number): string => `${size.toLocaleString('en')} courses`;

/** The report as a separate table. */
export function reportTable(size: number, lines: ReportLine[]): string {
  return markdownTable([[HEAD, title(size)], ...lines]);
}
