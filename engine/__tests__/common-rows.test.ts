import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_CATALOG } from '@/__tests__/support/built-in-index';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { isLongRun } from '@/__tests__/support/long-run';
import { aSearch } from '@/__tests__/support/search';
import { indexFile } from '@/engine/format/index-folder';
import { readPeopleQueries } from '@/engine/judge/people';
import { readCourses } from '@/engine/judge/run-judged';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';

/** One course in so many: each index of the whole catalogue takes seconds. */
const COURSE_IN = isLongRun ? 1 : 160;
/** One search in so many. */
const QUERY_IN = isLongRun ? 1 : 4;
/** Some stems ready as lists, some as bit maps, most of them not at all. */
const SOME = isLongRun ? 40 : 4;

let root: string;
let catalog: Awaited<ReturnType<typeof aCatalogFolder>>;
const engines: SyncEngine[] = [];

function open(file: string): SyncEngine {
  const engine = openEngine(file, { remember: false });
  engines.push(engine);
  return engine;
}

async function engineWith(commonFrom: number): Promise<SyncEngine> {
  const indexDir = join(root, String(commonFrom));
  const { version } = await buildIndex({ catalogDirs: [catalog.root], indexDir, commonFrom });
  return open(indexFile(indexDir, version));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'polymath-common-'));
  const courses = readCourses(BUILT_IN_CATALOG).filter((_, number) => number % COURSE_IN === 0);
  const named = new Set(courses.flatMap(({ topics }) => topics));
  const topics = await readTopics([BUILT_IN_CATALOG]);
  catalog = await aCatalogFolder(
    courses,
    topics.filter(({ slug }) => named.has(slug)),
  );
}, 300_000);
afterAll(async () => {
  for (const engine of engines) engine.close();
  await catalog.remove();
  await rm(root, { recursive: true, force: true });
});

it('answers the same whether the rows of usual words lie ready or not', async () => {
  // Of so few courses none has a word that is usual.
  const plain = isLongRun ? await engineWith(Number.POSITIVE_INFINITY) : open(catalog.file);
  const some = await engineWith(SOME);
  const all = await engineWith(1);

  const queries = readPeopleQueries('engine/judge/engineers-queries.jsonl');
  for (const { q: words } of queries.filter((_, at) => at % QUERY_IN === 0)) {
    const expected = plain.search(aSearch(words));
    expect(some.search(aSearch(words))).toEqual(expected);
    expect(all.search(aSearch(words))).toEqual(expected);
  }
}, 300_000);
