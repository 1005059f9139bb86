/** @jest-environment node */
import { builtInIndex } from '@/__tests__/support/built-in-index';
import { aSearch } from '@/__tests__/support/search';
import { canonicalWords } from '@/lib/search/query-spelling';
import { openEngine, type SyncEngine } from '@/lib/server/search/open-engine';

let engine: SyncEngine;
beforeAll(async () => {
  engine = openEngine(await builtInIndex());
}, 300_000);
afterAll(() => engine.close());

it('stores how many courses the page of each topic shows, so that no page has to count them', () => {
  const topics = engine.overview().subjects.flatMap((subject) => subject.topics);
  expect(topics.length).toBeGreaterThan(200);
  for (const { name, results } of topics)
    expect([name, engine.search(aSearch(canonicalWords(name))).total]).toEqual([name, results]);
});
