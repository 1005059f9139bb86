import { aSourceThat } from '@/__tests__/support/live-source';
import { anAnswer, aResult, aSearch } from '@/__tests__/support/search';
import { isSettled, loadLiveBlock } from '@/lib/sources/server/live-block';
import type { LiveSource, SourceAnswer } from '@/lib/sources/server/source/live-source';
import { aCourse } from '@/scripts/fakes/course';

const course = aCourse({ id: 'mit-learn-1', source: 'mit-learn', title: 'Found elsewhere' });
const catalog = {
  findByKeys: async (keys: string[]) => keys.map((key): [string, string] => [key, 'built-in']),
};

const aSource = (answer: SourceAnswer) =>
  aSourceThat({ id: 'mit-learn', name: 'MIT Learn', search: jest.fn(async (_words: string) => answer) });
const found = () => aSource({ kind: 'found', hits: [{ course }] });

const load = (source: LiveSource, answer: Parameters<typeof anAnswer>[0], query = {}, requested = false) =>
  loadLiveBlock([source], catalog, {
    search: aSearch('python', query),
    answer: anAnswer(answer),
    requested,
    asking: {},
  });

it('asks nobody while the built-in catalogue has enough', async () => {
  const source = found();

  await expect(load(source, { total: 5 })).resolves.toEqual({
    words: 'python',
    cards: [],
    sources: [{ id: 'mit-learn', name: 'MIT Learn', state: 'waiting' }],
  });
  expect(source.search).not.toHaveBeenCalled();
});

it.each([
  ['it has fewer than five', { total: 4 }, false],
  ['hardly one has all of the words', { total: 900, relaxed: 'subject', complete: 1 } as const, false],
  ['the visitor wishes it', { total: 900 }, true],
])('asks before the page is sent when %s', async (_why, answer, requested) => {
  await expect(load(found(), answer, {}, requested)).resolves.toMatchObject({
    cards: [{ title: 'Found elsewhere' }],
    sources: [{ state: 'found', found: 1 }],
  });
});

it('asks nobody for the page of a topic that has no courses, which is kept for others', async () => {
  const source = found();
  const block = await load(source, { total: 3, relaxed: 'subject', complete: 0, named: ['Python'] });

  expect(source.search).not.toHaveBeenCalled();
  expect(isSettled(block, false)).toBe(true);
});

it('asks for the corrected words', async () => {
  const source = found();
  await load(source, { total: 0, correctedTo: 'machine learning' });

  expect(source.search.mock.calls[0]?.[0]).toBe('machine learning');
});

it('does not show what the results show', async () => {
  const results = [aResult({ id: 'built-in' })];

  await expect(load(found(), { total: 1, results })).resolves.toMatchObject({
    cards: [],
    sources: [{ state: 'nothing' }],
  });
});

it('has no place on further pages, without sources and where a filter names none of them', async () => {
  await expect(load(found(), { total: 1 }, { page: '2' })).resolves.toBeUndefined();
  await expect(load(found(), { total: 9 }, { source: 'catalog' })).resolves.toBeUndefined();
  await expect(
    loadLiveBlock([], catalog, { search: aSearch(), answer: anAnswer(), requested: true, asking: {} }),
  ).resolves.toBeUndefined();
});

it('is settled when every source has said what it has', async () => {
  expect(isSettled(undefined, false)).toBe(true);
  expect(isSettled(await load(found(), { total: 0 }), false)).toBe(true);
  const down = await load(aSource({ kind: 'unavailable', fault: 'down' }), { total: 0 });
  expect(isSettled(down, false)).toBe(false);
});

it('keeps no page for others on which a source was not asked because of who came', async () => {
  const limited = await load(aSource({ kind: 'not-asked', why: 'limit' }), { total: 0 });
  expect(limited?.sources).toMatchObject([{ state: 'resting' }]);
  expect(isSettled(limited, false)).toBe(false);

  const notRequested = await load(aSource({ kind: 'not-asked', why: 'automated' }), { total: 0 });
  expect(notRequested?.sources).toMatchObject([{ state: 'waiting' }]);
  expect(isSettled(notRequested, false)).toBe(true);
  expect(isSettled(notRequested, true)).toBe(false);
});
