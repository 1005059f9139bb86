import { readReadiness } from '@/lib/http/server/readiness';
import { beginStopping, closeAll, endStreams, onShutdown, streamsEnd } from '@/lib/server/shutdown';
import { watchRequests } from '@/lib/server/stuck-requests';

const live = async () => ({ store: 'memory' as const, sources: [] });
const engine = { version: async () => 'v1', listCourseIds: async () => ['a'], warning: () => undefined };
const fails = () => Promise.reject(new Error('away'));

it('is ready when an index is open and a worker answers', async () => {
  expect(await readReadiness(engine, live)).toMatchObject({ ready: true, reasons: [], index: 'v1' });
});

it.each([
  ['no index is open', { ...engine, version: fails, listCourseIds: fails }],
  ['no search worker answers', { ...engine, listCourseIds: fails }],
  ['the index is empty', { ...engine, listCourseIds: async () => [] }],
])('is not when %s', async (reason, broken) => {
  expect(await readReadiness(broken, live)).toMatchObject({ ready: false, reasons: [reason] });
});

it('does without live sources, and says so', async () => {
  const { ready, warnings } = await readReadiness(engine, fails);
  expect(ready).toBe(true);
  expect(warnings).toHaveLength(1);
});

it('is not while every place for a request is taken and nothing moves', async () => {
  watchRequests(() => 2_500);
  const { ready, reasons } = await readReadiness(engine, live);
  expect([ready, reasons]).toEqual([false, ['every place for a request is taken, and none becomes free']]);
  // A busy server whose requests begin and end is ready.
  watchRequests(() => 500);
  expect(await readReadiness(engine, live)).toMatchObject({ ready: true });
});

it('warns of a newer index that does not open', async () => {
  const warned = { ...engine, warning: () => 'the index v2 cannot be opened' };
  expect(await readReadiness(warned, live)).toMatchObject({
    ready: true,
    warnings: ['the index v2 cannot be opened'],
  });
});

it('closes what was opened, names what does not close, and sends visitors elsewhere meanwhile', async () => {
  const closed: string[] = [];
  onShutdown('one', async () => void closed.push('one'));
  onShutdown('stuck', () => new Promise(() => {}));
  onShutdown('broken', fails);
  beginStopping();
  expect((await readReadiness(engine, live)).reasons).toEqual(['the server is stopping']);
  expect(streamsEnd().aborted).toBe(false);
  endStreams();
  expect(streamsEnd().aborted).toBe(true);
  expect(await closeAll(50)).toEqual(['stuck', 'broken']);
  expect(closed).toEqual(['one']);
});
