import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@/scripts/build-paths';

const FOLDER = join(ROOT, 'data', 'catalog');
/** Minimum number of titles, so that each word finds a full page of courses. */
const TITLES = 20;
/** A whole word of any language: a piece of an accented word finds nothing. */
const WORD = /[\p{L}\p{M}]+/gu;

/** Words that many titles of the built-in catalogue contain, as search words. */
export async function findWords(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.jsonl'));
  const counts = new Map<string, number>();
  for (const file of files)
    for (const line of (await readFile(join(FOLDER, file), 'utf8')).split('\n').filter(Boolean)) {
      const { title = '' } = JSON.parse(line) as { title?: string };
      const words = title
        .toLowerCase()
        .match(WORD)
        ?.filter((word) => /^[a-z]{4,}$/.test(word));
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return [...counts].filter(([, count]) => count >= TITLES).map(([word]) => word);
}
