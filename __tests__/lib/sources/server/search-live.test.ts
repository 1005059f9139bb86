import { aSourceThat } from '@/__tests__/support/live-source';
import type { LiveEvent } from '@/lib/search/live.types';
import type { Spender } from '@/lib/sources/server/quota/spender';
import { gatherLive, streamLive } from '@/lib/sources/server/search-live';
import type { LiveSource, SourceAnswer } from '@/lib/sources/server/source/live-source';
import { aCourse } from '@/scripts/fakes/course';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function aSource(id: string, afterMs: number, answer: SourceAnswer): LiveSource {
  const search: LiveSource['search'] = async (_words, { signal } = {}) => {
    await wait(afterMs);
    signal?.throwIfAborted();
    return answer;
  };
  return aSourceThat({ id, name: id.toUpperCase(), search });
}

const found = (source: string, ...titles: string[]): SourceAnswer => ({
  kind: 'found',
  hits: titles.map((title) => ({
    course: aCourse({ title, source, url: `https://${source}.example/${title}` }),
  })),
});
const down: SourceAnswer = { kind: 'unavailable', fault: 'down' };
const spent: SourceAnswer = { kind: 'unavailable', fault: 'over-quota' };
const SEARCH = { words: 'x', filters: {}, builtIn: { shown: [], findByKeys: async () => [] } };

afterEach(() => jest.useRealTimers());

async function collect(events: AsyncIterable<LiveEvent>): Promise<LiveEvent[]> {
  const all: LiveEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

it('tells each source’s answer as it comes and ends when all have', async () => {
  jest.useFakeTimers();
  const all = collect(
    streamLive(
      [
        aSource('slow', 200, found('slow', 's')),
        aSource('fast', 10, found('fast', 'f')),
        aSource('off', 5, down),
      ],
      SEARCH,
    ),
  );
  await jest.runAllTimersAsync();
  const events = await all;

  expect(events).toMatchObject([
    {
      type: 'sources',
      sources: [{ id: 'slow', state: 'searching' }, { id: 'fast' }, { id: 'off', name: 'OFF' }],
    },
    {
      type: 'sources',
      sources: [
        { id: 'off', state: 'unavailable' },
        { id: 'fast', state: 'found', found: 1 },
      ],
    },
    { type: 'cards', cards: [{ title: 'f' }] },
    { type: 'sources', sources: [{ id: 'slow', state: 'found', found: 1 }] },
    { type: 'cards', cards: [{ title: 's' }] },
    { type: 'end' },
  ]);
});

it('says nothing of a source whose courses others have shown', async () => {
  const same = { ...aCourse({ url: 'https://one.example/1' }) };
  const events = await collect(
    streamLive(
      [
        aSource('a', 0, { kind: 'found', hits: [{ course: { ...same, source: 'a' } }] }),
        aSource('b', 0, { kind: 'found', hits: [{ course: { ...same, source: 'b' } }] }),
      ],
      SEARCH,
    ),
  );

  const told = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
  expect(told).toContainEqual(expect.objectContaining({ id: 'b', state: 'nothing' }));
});

it('asks only the sources that a filter names', async () => {
  const events = await collect(
    streamLive([aSource('a', 0, down), aSource('b', 0, down)], { ...SEARCH, filters: { source: ['b'] } }),
  );

  expect(events[0]).toMatchObject({ sources: [{ id: 'b' }] });
});

it.each([
  [{ length: ['max-5'] }, ['Short', 'Maths for beginners']],
  [{ length: ['min-5'] }, ['Long']],
  [{ level: ['beginner'] }, ['Maths for beginners']],
  [{ level: ['advanced', 'not-stated'] }, ['Short', 'Long', 'Unknown']],
  [{ language: ['pt'] }, ['Long']],
])('leaves out courses that the filters %j leave out of the catalogue', async (filters, titles) => {
  const courses = [
    aCourse({ title: 'Short', hours: 2, lessons: undefined }),
    aCourse({ title: 'Maths for beginners', hours: 1, lessons: undefined }),
    aCourse({ title: 'Long', hours: 9, language: 'pt-BR', lessons: undefined }),
    aCourse({ title: 'Unknown', hours: undefined, lessons: undefined }),
  ];
  const hits = courses.map((course, at) => ({
    course: { ...course, source: 'a', url: `https://a.example/${at}` },
  }));
  const answer: SourceAnswer = { kind: 'found', hits };
  const events = await collect(streamLive([aSource('a', 0, answer)], { ...SEARCH, filters }));
  const cards = events.flatMap((event) => (event.type === 'cards' ? event.cards : []));
  expect(cards.map(({ title }) => title)).toEqual(titles);
});

it('ends at once with no sources', async () => {
  await expect(collect(streamLive([], SEARCH))).resolves.toEqual([
    { type: 'sources', sources: [] },
    { type: 'end' },
  ]);
});

it('reports a source with a spent quota as paused, and as waiting for a background request', async () => {
  const states = async (trigger: Spender['trigger']) =>
    (await collect(streamLive([aSource('a', 0, spent)], { ...SEARCH, spender: { trigger } })))[1];

  await expect(states('user')).resolves.toMatchObject({ sources: [{ state: 'resting' }] });
  await expect(states('background')).resolves.toMatchObject({ sources: [{ state: 'waiting' }] });
});

it('stops telling when the visitor leaves', async () => {
  const controller = new AbortController();
  const events: LiveEvent[] = [];
  const sources = [aSource('fast', 0, found('fast', 'f')), aSource('slow', 300, found('slow', 's'))];
  for await (const event of streamLive(sources, SEARCH, controller.signal)) {
    events.push(event);
    if (event.type === 'cards') controller.abort();
  }

  expect(events.filter(({ type }) => type === 'cards')).toHaveLength(1);
});

it('waits for all sources but no longer than it may, and ranks what came together', async () => {
  const never = aSource('slow', 0, down);
  never.search = () => new Promise(() => {});
  const block = await gatherLive(
    [never, aSource('fast', 10, found('fast', 'f')), aSource('off', 0, down)],
    SEARCH,
    1_000,
  );

  expect(block).toMatchObject({
    cards: [{ title: 'f' }],
    sources: [
      { id: 'slow', state: 'searching' },
      { id: 'fast', state: 'found', found: 1 },
      { id: 'off', state: 'unavailable' },
    ],
  });
});
