import { dropEnd } from './drop-end';

/** Cuts a text after a whole word, so that it has at most `most` characters including the ellipsis. */
export function clipWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // Text without spaces is cut anywhere, but never inside a surrogate pair.
  const head = end > most / 2 ? cut.slice(0, end) : cut.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${dropEnd(head, /[\s\p{P}]/u)}…`;
}
