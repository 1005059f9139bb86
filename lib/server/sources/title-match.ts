import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/sources/title-match');

/** Letters and digits alone, without case and accents: titles that people call the same become the same. */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** The part of the words of a search that a title has, 0 to 1. Scripts without spaces are matched as one word. */
export function titleMatch(words: string, title: string): number {
  const asked = [...new Set(foldTitle(words).split(' '))].filter(Boolean);
  const has = ` ${foldTitle(title)} `;
  if (asked.length === 0) return 0;
  const isSpaced = (word: string) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}+#]+$/u.test(word);
  const found = asked.filter((word) => has.includes(isSpaced(word) ? ` ${word}` : word));
  return found.length / asked.length;
}
