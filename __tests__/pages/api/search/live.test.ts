import { forEachTest } from '@/__tests__/support/fixtures';
import { aSearch } from '@/__tests__/support/search';
import { readEventStream } from '@/lib/read-event-stream';
import { readLiveEvent } from '@/lib/search/read-live-event';
import handler from '@/pages/api/search/live';
import { serveRoute } from '@/scripts/fakes/request';

jest.mock('@/lib/search/server/catalog', () => ({
  catalog: () => ({
    search: async () => ({ search: aSearch('chess'), results: [], total: 0, correctedTo: undefined }),
    version: async () => 'one',
    overview: async () => ({ subjects: [] }),
    findByKeys: async () => [],
  }),
}));
const source = {
  id: 'kolibri',
  name: 'Kolibri',
  home: 'https://example.org',
  weight: 1,
  search: async () => ({ kind: 'unavailable', fault: 'down' }),
};
jest.mock('@/lib/sources/server/live-sources', () => ({ liveSources: () => [source] }));

const served = forEachTest(() => serveRoute(handler));

it('tells what sources answer as server-sent events', async () => {
  const response = await fetch(`${served.url}?q=chess`, { headers: { 'sec-fetch-site': 'same-origin' } });

  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  const states: unknown[] = [];
  if (!response.body) throw new Error('no body');
  for await (const { data } of readEventStream(response.body, 10_000)) states.push(readLiveEvent(data));
  expect(states).toEqual([
    { type: 'sources', sources: [{ id: 'kolibri', name: 'Kolibri', state: 'searching' }] },
    { type: 'sources', sources: [{ id: 'kolibri', name: 'Kolibri', state: 'unavailable' }] },
    { type: 'end' },
  ]);
});

it('is there for words, and for the pages of this site alone', async () => {
  const foreign = await fetch(`${served.url}?q=chess`, { headers: { 'sec-fetch-site': 'cross-site' } });
  const blank = await fetch(`${served.url}?q=%20`, { headers: { 'sec-fetch-site': 'same-origin' } });

  expect([foreign.status, blank.status]).toEqual([403, 400]);
});
