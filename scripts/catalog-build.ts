import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VECTORS_FILE } from '@polymath/engine/word-data';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { serverEnv } from '@/lib/server/env';
import { layOut } from './map/lay-out';

const SHOWN = 5;
const WORDS_DIR = join(import.meta.dirname, '../data/words');
const MEANING_DIR = join(import.meta.dirname, '../data/meaning');

const knowsMeaning = existsSync(join(MEANING_DIR, VECTORS_FILE));
if (!knowsMeaning)
  console.warn('data/meaning/vectors.bin is missing: words that no course has will find nothing near.');

const { CATALOG_DIR, INDEX_DIR } = serverEnv;
const { version, built, courses, seconds, problems } = await buildIndex({
  catalogDirs: CATALOG_DIR,
  indexDir: INDEX_DIR,
  wordsDir: WORDS_DIR,
  layOut,
  ...(knowsMeaning && { meaningDir: MEANING_DIR }),
});
for (const { file, line, field, message } of problems.slice(0, SHOWN)) {
  console.warn(`${file}:${line}: ${field}: ${message}`);
}
if (problems.length > 0) {
  console.warn(
    `${problems.length} problems: the lines are left out. npm run catalog:check lists all of them.`,
  );
}
console.log(
  built
    ? `Index ${version}: ${courses} courses in ${seconds.toFixed(1)} s.`
    : `Index ${version} is up to date.`,
);
