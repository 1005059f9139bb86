import { join } from 'node:path';
import { readCourses } from '@/engine/judge/run-judged';
import { ROOT } from '@/scripts/build-paths';

const FOLDER = join(ROOT, 'data', 'catalog');
/** Minimum number of titles, so that each word finds a full page of courses. */
const TITLES = 20;
/** A whole word of any language: a piece of an accented word finds nothing. */
const WORD = /[\p{L}\p{M}]+/gu;

/** Words that many titles of the built-in catalogue contain, as search words. */
export function findWords(): string[] {
  const counts = new Map<string, number>();
  for (const { title } of readCourses(FOLDER)) {
    const words = title
      .toLowerCase()
      .match(WORD)
      ?.filter((word) => /^[a-z]{4,}$/.test(word));
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= TITLES).map(([word]) => word);
}
