import { relative, resolve } from 'node:path';
import { checkCatalog } from '@/lib/server/catalog/check-catalog';
import { countBroken } from '@/lib/server/catalog/row-rules';
import { serverEnv } from '@/lib/server/env';

/** More would scroll the cause away: one wrong import can invalidate every line. */
const SHOWN = 200;

const folders = process.argv.slice(2).map((folder) => resolve(folder));
const dirs = folders.length > 0 ? folders : serverEnv.CATALOG_DIR;
let shown = 0;

try {
  const counts = await checkCatalog(dirs, ({ file, line, field, message }) => {
    if (shown++ < SHOWN) console.error(`${relative('.', file)}:${line}: ${field}: ${message}`);
  });
  if (shown > SHOWN) console.error(`... and ${shown - SHOWN} more`);
  for (const [name, count] of Object.entries({
    courses: counts.courses,
    'with lessons': counts.withLessons,
    'with chapters': counts.withChapters,
    lessons: counts.lessons,
    topics: counts.topics,
    providers: counts.providers,
    languages: counts.languages,
    problems: counts.problems,
  })) {
    console.log(`${name.padEnd(14)}${count.toLocaleString('en').padStart(10)}`);
  }
  console.log('\nrows with');
  for (const { rule, rows, example } of await countBroken(dirs)) {
    console.log(`${rows.toLocaleString('en').padStart(10)}  ${rule}${example ? `, such as ${example}` : ''}`);
  }
  process.exitCode = counts.problems > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
