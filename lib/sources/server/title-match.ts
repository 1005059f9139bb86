import { foldTitle } from '@/lib/course';

/** The share of the words of a search that a title contains, 0 to 1. Text without spaces counts as one word. */
export function titleMatch(words: string, title: string): number {
  const asked = [...new Set(foldTitle(words).split(' '))].filter(Boolean);
  const has = ` ${foldTitle(title)} `;
  if (asked.length === 0) return 0;
  const isSpaced = (word: string) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}+#]+$/u.test(word);
  const found = asked.filter((word) => has.includes(isSpaced(word) ? ` ${word}` : word));
  return found.length / asked.length;
}
