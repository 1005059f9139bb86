import { dropEnd } from '@/lib/text-analysis/drop-end';

/** Cuts a text after a whole word so that it is at most `most` letters long, the mark of the cut included. */
export function clipWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // Writing without spaces is cut where it must be, but never through a letter of two units.
  const head = end > most / 2 ? cut.slice(0, end) : cut.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${dropEnd(head, /[\s\p{P}]/u)}…`;
}
