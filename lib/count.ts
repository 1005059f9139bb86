const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');

/** "1 course", "1,234 courses": a count with its noun. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${plural.select(count) === 'one' ? one : many}`;
}
