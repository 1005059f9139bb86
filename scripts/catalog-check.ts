import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readCatalog } from '@/lib/catalog/server/read-catalog';
import { serverEnv } from '@/lib/server/env';
import { checkCatalog } from './check/check-catalog';
import { countInside } from './check/count-inside';
import { countTruth } from './check/count-truth';
import { countVerdicts } from './check/count-verdicts';
import { countBroken } from './check/row-rules';

/** More would scroll the cause away: one wrong import can invalidate every line. */
const SHOWN = 200;
const BUILT_IN = resolve('data/catalog');
/** Courses of the built-in catalogue whose topics people judged. */
const SAMPLE = resolve('engine/judge/topic-sample.jsonl');

/** With it, what is known of the inside of courses is all that is printed. */
const INSIDE = '--inside';
const words = process.argv.slice(2);
const folders = words.filter((word) => word !== INSIDE).map((folder) => resolve(folder));
const dirs = folders.length > 0 ? folders : serverEnv.CATALOG_DIR;
let shown = 0;

const print = (heading: string, counts: Record<string, number>) => {
  console.log(`\n${heading}`);
  for (const [name, count] of Object.entries(counts).sort(([, a], [, b]) => b - a))
    console.log(`${count.toLocaleString('en').padStart(10)}  ${name}`);
};

/** What people say of the topics of a sample of the built-in catalogue. */
async function printVerdicts(): Promise<void> {
  const topics = new Map<string, string[]>();
  for await (const row of readCatalog(dirs))
    if (row.kind === 'course') topics.set(row.course.id, row.course.topics);
  print(
    'topics of two samples',
    countVerdicts(readFileSync(SAMPLE, 'utf8'), (id) => topics.get(id)),
  );
}

async function check(): Promise<void> {
  const { problems, ...counts } = await checkCatalog(dirs, ({ file, line, field, message }) => {
    if (shown++ < SHOWN) console.error(`${relative('.', file)}:${line}: ${field}: ${message}`);
  });
  if (shown > SHOWN) console.error(`... and ${shown - SHOWN} more`);
  print('the catalogue', {
    courses: counts.courses,
    'courses with lessons': counts.withLessons,
    'courses with chapters': counts.withChapters,
    lessons: counts.lessons,
    topics: counts.topics,
    providers: counts.providers,
    languages: counts.languages,
    problems,
  });
  if (problems > 0) process.exitCode = 1;
  for (const [heading, numbers] of Object.entries(await countTruth(dirs))) print(heading, numbers);
  const isBuiltIn = dirs.some((dir) => resolve(dir) === BUILT_IN);
  if (isBuiltIn && existsSync(SAMPLE)) await printVerdicts();
  const broken = await countBroken(dirs);
  if (isBuiltIn && broken.some(({ rows }) => rows > 0)) process.exitCode = 1;
  print(
    'rows with',
    Object.fromEntries(
      broken.map(({ rule, rows, example }) => [`${rule}${example ? `, such as ${example}` : ''}`, rows]),
    ),
  );
}

try {
  if (words.includes(INSIDE)) console.log((await countInside(dirs)).join('\n\n'));
  else await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
