/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aSearch } from '@/__tests__/support/search';
import { JUDGED_QUERIES } from '@/bench/judged/queries';
import { openEngine, type SyncEngine } from '@/lib/server/search/open-engine';
import { buildIndex } from '@/lib/server/search-index/build/build-index';
import { indexFile } from '@/lib/server/search-index/index-folder';

const NEVER = Number.POSITIVE_INFINITY;
/** Some stems ready as lists, some as bit maps, most of them not at all. */
const SOME = 40;

let root: string;
const engines: SyncEngine[] = [];

async function engineWith(commonFrom: number): Promise<SyncEngine> {
  const indexDir = join(root, String(commonFrom));
  const { version } = await buildIndex({ catalogDirs: [resolve('data/catalog')], indexDir, commonFrom });
  const engine = openEngine(indexFile(indexDir, version), { remember: false });
  engines.push(engine);
  return engine;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'polymath-common-'));
});
afterAll(async () => {
  for (const engine of engines) engine.close();
  await rm(root, { recursive: true, force: true });
});

it('answers the same whether the rows of usual words lie ready or not', async () => {
  const plain = await engineWith(NEVER);
  const some = await engineWith(SOME);
  const all = await engineWith(1);

  for (const { words } of JUDGED_QUERIES) {
    const expected = plain.search(aSearch(words));
    expect(some.search(aSearch(words))).toEqual(expected);
    expect(all.search(aSearch(words))).toEqual(expected);
  }
}, 120_000);
