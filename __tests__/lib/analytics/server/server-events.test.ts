import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { forgetProcessState } from '@/__tests__/support/process-state';
import { anAnswer, aSearch } from '@/__tests__/support/search';
import { setServerEnv } from '@/__tests__/support/server-env';
import { analyticsVariables } from '@/lib/analytics/analytics.public';
import type { ChatEvent } from '@/lib/guide/chat/chat.types';
import type { Plan } from '@/lib/guide/plan/plan.types';
import { guideUse, noteGuide } from '@/lib/guide/server/note-guide';
import { noteSearch } from '@/lib/search/server/note-search';
import { closeAll } from '@/lib/server/shutdown';
import { noteLiveFailure } from '@/lib/sources/server/note-live-failure';
import { serve } from '@/scripts/fakes/request';

let server: Awaited<ReturnType<typeof serve>>;
let answers: boolean;
let received: string[];

beforeEach(async () => {
  forgetProcessState();
  received = [];
  answers = true;
  server = await serve(async (req, res) => {
    if (!answers) return;
    const body = await buffer(req);
    received.push((req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
    res.setHeader('Content-Type', 'application/json');
    res.end('{"status":1}');
  });
  setServerEnv({ POSTHOG_KEY: 'key', POSTHOG_HOST: server.url });
});

afterEach(async () => {
  await server.close();
});

/** Ends as the server does. Resolves to what did not end in time. */
const stopServer = () => closeAll(20_000);

it('tells how many results a search had, and nothing of who searched or for what', async () => {
  noteSearch({ 'user-agent': 'Secret/1.0', cookie: 'a=b' }, aSearch('python'), anAnswer({ total: 12 }));
  await stopServer();

  const sent = received.join();
  expect(sent).toContain('"event":"search_performed"');
  expect(sent).toContain('"result_count":12');
  expect(sent).not.toMatch(/python"|Secret|a=b/);
});

it('counts a search without results without its words, which may be a name', async () => {
  noteSearch({}, aSearch('Wojciechowska Przybylskiego'), anAnswer({ total: 0 }));
  await stopServer();

  expect(received.flatMap((body) => JSON.parse(body).batch)).toMatchObject([
    { event: 'search_performed', properties: { result_count: 0, filtered: false } },
  ]);
  expect(received.join()).not.toMatch(/wojciechowska/i);
});

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('sends nothing for a browser that says %j', async (headers) => {
  noteSearch(headers, aSearch('python'), anAnswer({ total: 1 }));
  await stopServer();

  expect(received).toEqual([]);
});

it('sends nothing without a key', async () => {
  setServerEnv({ POSTHOG_HOST: server.url });
  noteSearch({}, aSearch('python'), anAnswer({ total: 1 }));
  await stopServer();

  expect(received).toEqual([]);
});

it('neither throws nor waits when nobody answers, also when the server is to end', async () => {
  // It takes requests and never answers them.
  answers = false;
  expect(noteSearch({}, aSearch('python'), anAnswer({ total: 1 }))).toBeUndefined();
  await expect(stopServer()).resolves.toEqual([]);
}, 30_000);

it('sends nothing where events are to be skipped', async () => {
  const skipping = jest.replaceProperty(analyticsVariables, 'skip', 'true');
  noteSearch({}, aSearch('python'), anAnswer({ total: 1 }));
  await stopServer();

  skipping.restore();
  expect(received).toEqual([]);
});

it('tells which source failed and how, once for a while', async () => {
  for (const fault of ['down', 'down', 'slow']) noteLiveFailure('archive', fault);
  await stopServer();

  const events = received.flatMap((body) => JSON.parse(body).batch);
  expect(events.map(({ event, properties }) => [event, properties.source, properties.fault])).toEqual([
    ['live_source_failed', 'archive', 'down'],
    ['live_source_failed', 'archive', 'slow'],
  ]);
});

describe('the guide', () => {
  const quota = { left: 1, of: 3, renewsIn: 0, who: 'signed-out' } as const;
  const plan = { type: 'plan', plan: {} as Plan } as const;
  const busy = { code: 'busy', message: 'Busy.' } as const;

  it.each<[string, ChatEvent[], object]>([
    [
      'an answer',
      [{ type: 'quota', quota }, { type: 'text', text: 'secret' }, { type: 'done' }],
      { by: 'model', outcome: 'answered' },
    ],
    ['a plan of the model', [plan, { type: 'done' }], { by: 'model', outcome: 'answered' }],
    [
      'a plan by rule instead',
      [{ ...plan, instead: busy }, { type: 'done' }],
      { by: 'rule', outcome: 'busy' },
    ],
    [
      'a fault',
      [
        { type: 'text', text: 'a' },
        { type: 'fault', ...busy },
      ],
      { by: 'model', outcome: 'busy' },
    ],
    ['a reader who left', [{ type: 'text', text: 'a' }], { by: 'model', outcome: 'interrupted' }],
  ])('counts %s', async (_what, events, counted) => {
    const use = events.reduce((before, event) => guideUse('plan', event, before), guideUse('plan'));
    expect(use).toEqual({ about: 'plan', ...counted });
  });

  it('counts that it was used, unless the browser objects', async () => {
    noteGuide({ dnt: '1' }, { about: 'lesson', by: 'rule', outcome: 'answered' });
    noteGuide({ 'sec-gpc': '1' }, { about: 'lesson', by: 'rule', outcome: 'answered' });
    noteGuide({ cookie: 'x=y; analytics=no' }, { about: 'lesson', by: 'rule', outcome: 'answered' });
    noteGuide({ cookie: 'a=b' }, { about: 'plan', by: 'model', outcome: 'busy' });
    await stopServer();

    const sent = received.join();
    expect(sent).toContain('"outcome":"busy"');
    expect(sent).not.toMatch(/"answered"|a=b/);
  });
});
