import { perLocale } from './per-locale';

const grouped = perLocale((tag) => new Intl.NumberFormat(tag));

/** "999", "1,234". */
export function numberOf(count: number): string {
  return count < 1_000 ? String(count) : grouped().format(count);
}

/** "1 course", "1,234 courses": a count with its English noun, for what commands print. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${numberOf(count)} ${count === 1 ? one : many}`;
}
