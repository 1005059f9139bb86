import { builtInIndex } from '@/__tests__/support/built-in-index';
import { aSearch } from '@/__tests__/support/search';
import { loadHome, loadTopics } from '@/lib/screens/server/load-lists';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';

/** The counts of more than a thousand topics come with the index: counted by a search each, they took seven seconds. */
const SEARCHES = 100;

let engine: SyncEngine;
afterEach(() => engine.close());

const processorMs = () => process.cpuUsage().user / 1_000;

it('asks a new index for home and all topics at less than the price of some searches', async () => {
  engine = openEngine(await builtInIndex());
  const topics = engine.overview().subjects.flatMap((subject) => subject.topics);
  expect(topics.length).toBeGreaterThan(SEARCHES * 3);
  for (const { name } of topics.slice(-10)) engine.search(aSearch(name));
  const from = processorMs();
  for (const { name } of topics.slice(0, SEARCHES)) engine.search(aSearch(name));
  const searched = processorMs() - from;
  engine.close();

  engine = openEngine(await builtInIndex());
  const begun = processorMs();
  const catalog = { overview: async () => engine.overview() };
  for (const outcome of [await loadHome(catalog), await loadTopics(catalog)])
    expect(outcome).toMatchObject({ kind: 'found', props: { shown: expect.anything() } });
  expect(processorMs() - begun).toBeLessThan(searched);
}, 300_000);
