/** @jest-environment node */
import { builtInIndex } from '@/__tests__/support/built-in-index';
import { aSearch } from '@/__tests__/support/search';
import { canonicalWords } from '@/lib/search/query-spelling';
import { loadTopics } from '@/lib/server/pages/load-topics';
import { asSearchEngine } from '@/lib/server/search/answers';
import { openEngine } from '@/lib/server/search/open-engine';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';

let engine: SearchEngine;
beforeAll(async () => {
  engine = asSearchEngine(openEngine(await builtInIndex()));
}, 300_000);
afterAll(() => engine.close());

it('the list of topics says how many courses the page of each topic shows', async () => {
  const outcome = await loadTopics(engine);
  const shown = outcome.kind === 'found' && 'shown' in outcome.props ? outcome.props.shown : undefined;
  const subjects = shown?.subjects ?? [];
  const topics = subjects.flatMap((subject) => subject.topics);
  expect(topics.length).toBeGreaterThan(200);
  for (const { name, count } of topics)
    expect([name, (await engine.search(aSearch(canonicalWords(name)))).total]).toEqual([name, count]);
});

it('counts each page once for a version of the index', async () => {
  await loadTopics(engine);
  const search = jest.fn(engine.search);
  await loadTopics({ ...engine, search });
  expect(search).not.toHaveBeenCalled();
});
