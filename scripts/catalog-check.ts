import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { asSearchEngine } from '@polymath/engine';
import { indexFile, readPointer } from '@polymath/engine/files';
import { readCatalog, readTopics, wholeList } from '@/lib/catalog/server/read-catalog';
import { openEngine } from '@/lib/search/server/open-engine';
import { serverEnv } from '@/lib/server/env';
import { checkCatalog } from './check/check-catalog';
import { countInside } from './check/count-inside';
import { countPageWords, searchesToRead } from './check/count-page-words';
import { countTruth } from './check/count-truth';
import { countVerdicts } from './check/count-verdicts';
import { countBroken } from './check/row-rules';
import { testIndex } from './test-index';

/** More would scroll the cause away: one wrong import can invalidate every line. */
const SHOWN = 200;
const BUILT_IN = resolve('data/catalog');
/** Courses of the built-in catalogue whose topics people judged. */
const SAMPLE = resolve('engine/judge/topic-sample.jsonl');

/** With it, what is known of the inside of courses is all that is printed. */
const INSIDE = '--inside';
/** With it, pages of searches of the built-in catalogue are read too, in two minutes. */
const PAGES = '--pages';
/** The folder after it is an earlier catalogue, whose numbers stand before those of now. */
const BEFORE = '--before';
const words = process.argv.slice(2);
const at = words.indexOf(BEFORE);
const [, earlier] = at < 0 ? [] : words.splice(at, 2);
const folders = words.filter((word) => word !== INSIDE && word !== PAGES).map((folder) => resolve(folder));
const dirs = folders.length > 0 ? folders : serverEnv.CATALOG_DIR;

type Counts = Record<string, number>;

const isBuiltIn = (dirs: string[]) => dirs.some((dir) => resolve(dir) === BUILT_IN);

/** What people say of the topics of a sample of the built-in catalogue. */
async function verdictsOf(dirs: string[]): Promise<Record<string, Counts>> {
  if (!isBuiltIn(dirs) || !existsSync(SAMPLE)) return {};
  const topics = new Map<string, string[]>();
  for await (const row of readCatalog(dirs))
    if (row.kind === 'course') topics.set(row.course.id, row.course.topics);
  return { 'topics of judged samples': countVerdicts(readFileSync(SAMPLE, 'utf8'), (id) => topics.get(id)) };
}

/** What pages of searches say of their courses. */
async function wordsOfPages(): Promise<Counts> {
  const dir = await testIndex();
  const engine = asSearchEngine(openEngine(indexFile(dir, (await readPointer(dir)) ?? '')));
  const topics = new Map((await readTopics([BUILT_IN])).map((topic) => [topic.slug, topic]));
  const needs = (await wholeList([BUILT_IN], 'needs')).flatMap(({ needs }) => Object.values(needs).flat());
  const counts = await countPageWords(engine, topics, searchesToRead(topics, needs));
  await engine.close();
  return counts;
}

/** All that is counted of a catalogue, by heading. Problems are printed as they are found. */
async function count(dirs: string[]): Promise<{ tables: Record<string, Counts>; isSound: boolean }> {
  let shown = 0;
  const { problems, ...counts } = await checkCatalog(dirs, ({ file, line, field, message }) => {
    if (shown++ < SHOWN) console.error(`${relative('.', file)}:${line}: ${field}: ${message}`);
  });
  if (shown > SHOWN) console.error(`... and ${shown - SHOWN} more`);
  const broken = await countBroken(dirs);
  const tables = {
    'the catalogue': {
      courses: counts.courses,
      'courses with lessons': counts.withLessons,
      'courses with chapters': counts.withChapters,
      lessons: counts.lessons,
      topics: counts.topics,
      providers: counts.providers,
      languages: counts.languages,
      problems,
    },
    ...(await countTruth(dirs)),
    ...(await verdictsOf(dirs)),
    'rows with': Object.fromEntries(
      // Two catalogues have other examples.
      broken.map(({ rule, rows, example }) => [
        example && earlier === undefined ? `${rule}, such as ${example}` : rule,
        rows,
      ]),
    ),
  };
  return { tables, isSound: problems === 0 && !(isBuiltIn(dirs) && broken.some(({ rows }) => rows > 0)) };
}

async function check(): Promise<void> {
  const before = earlier === undefined ? undefined : (await count([resolve(earlier)])).tables;
  const { tables, isSound } = await count(dirs);
  if (words.includes(PAGES)) tables['what pages of searches say'] = await wordsOfPages();
  const column = (number = 0) => number.toLocaleString('en').padStart(10);
  for (const [heading, counts] of Object.entries(tables)) {
    console.log(`\n${heading}`);
    const old = before?.[heading];
    for (const [name] of Object.entries({ ...old, ...counts }).sort(([, a], [, b]) => b - a))
      console.log(
        `${before ? (old ? column(old[name]) : ' '.repeat(10)) : ''}${column(counts[name])}  ${name}`,
      );
  }
  if (!isSound) process.exitCode = 1;
}

try {
  if (words.includes(INSIDE)) console.log((await countInside(dirs)).join('\n\n'));
  else await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
