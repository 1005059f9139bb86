import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { forAllTests } from '@/__tests__/support/fixtures';
import { ownFolder } from '@/__tests__/support/own-folder';
import { json, startWebServer, type WebAnswer, type WebRequest } from '@/__tests__/support/web-server';
import { CHECKS_FILE } from '@/lib/catalog/server/checked-courses';
import type { Course } from '@/lib/course/course.schema';
import { aCourse, aLesson } from '@/scripts/fakes/course';
import { createRequester } from '@/scripts/verify/ask-target';
import { createAskVideos } from '@/scripts/verify/ask-videos';
import { createWeb } from '@/scripts/verify/ask-web';
import { readReports } from '@/scripts/verify/read-reports';
import { type VerifyOptions, verifyCatalog } from '@/scripts/verify/verify-catalog';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const USER_AGENT = 'Polymath/1.0 (+https://polymath.example; test@polymath.example)';

const dir = ownFolder();
const site = forAllTests(startWebServer);
const web = createWeb(USER_AGENT, () => true);

beforeEach(() => site.play(() => ({ status: 200 })));

const writeCourses = (...courses: Partial<Course>[]) =>
  dir.write(
    'courses.jsonl',
    courses.map((overrides) => aCourse({ lessons: undefined, kind: 'text', ...overrides })),
  );
const pages = (...names: string[]) =>
  names.map((name) => ({ id: name, url: `${site.url}/${name}` }) satisfies Partial<Course>);

const verify = (overrides: Partial<VerifyOptions> = {}) =>
  verifyCatalog({
    dirs: [dir.path],
    stateFile: join(dir.path, 'state', 'verify.jsonl'),
    requester: createRequester(web, `${site.url}/oembed`),
    gapMs: 0,
    againAfterMs: 7 * 24 * HOUR,
    confirmAfterMs: 0,
    now: () => NOON,
    ...overrides,
  });
const checks = async () =>
  (await readFile(join(dir.path, CHECKS_FILE), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** What oEmbed of YouTube is asked for. */
const embedded = ({ url }: WebRequest) => new URL(url.searchParams.get('url') ?? '').searchParams;

it('writes what is there, what is gone and which videos are, ids in order', async () => {
  const [here, lost] = [aLesson(), aLesson()];
  writeCourses(
    ...pages('there', 'lost'),
    { id: 'series', url: `${site.url}/series`, lessons: [here, lost] },
    { id: 'all-lost', url: `${site.url}/lost-too`, lessons: [lost] },
    { id: 'list', url: 'https://www.youtube.com/playlist?list=PLthere1234567', lessons: [here] },
  );
  const lostId = 'id' in lost.video ? lost.video.id : '';
  site.play((request) => {
    if (request.path === '/oembed') return { status: embedded(request).get('v') === lostId ? 404 : 200 };
    return { status: request.path.startsWith('/lost') ? 410 : 200 };
  });

  const report = await verify();

  expect(await checks()).toEqual([
    { id: 'all-lost', goneSince: '2026-11-21' },
    { id: 'list', checkedAt: '2026-11-21' },
    { id: 'lost', goneSince: '2026-11-21' },
    { id: 'series', checkedAt: '2026-11-21', goneVideos: [`youtube:${lostId}`] },
    { id: 'there', checkedAt: '2026-11-21' },
  ]);
  expect(report).toMatchObject({ suspects: 0, catalogs: [{ courses: 5, checked: 3, gone: 2 }] });
});

it('takes nothing for gone that was not there once only', async () => {
  writeCourses(...pages('lost'));
  site.play(() => ({ status: 404 }));
  let time = NOON;
  const later = { now: () => time, confirmAfterMs: HOUR };

  await expect(verify(later)).resolves.toMatchObject({ suspects: 1 });
  time += HOUR / 2;
  await expect(verify(later)).resolves.toMatchObject({ asked: 0, suspects: 1 });
  expect(await checks()).toEqual([]);
  time += HOUR;
  await expect(verify(later)).resolves.toMatchObject({ suspects: 0 });
  expect(await checks()).toEqual([{ id: 'lost', goneSince: '2026-11-21' }]);
});

it('takes a course back that is there again', async () => {
  writeCourses(...pages('back'));
  site.play(() => ({ status: 404 }));
  await verify();
  site.play(() => ({ status: 200 }));
  await verify({ now: () => NOON + 8 * 24 * HOUR });

  expect(await checks()).toEqual([{ id: 'back', checkedAt: '2026-11-29' }]);
});

it('marks nothing while the network is down, and keeps what was found before', async () => {
  const closed = await startWebServer();
  await closed.close();
  writeCourses(
    ...Array.from({ length: 6 }, (_, number) => ({ id: `c${number}`, url: `${closed.url}/${number}` })),
  );
  dir.write(CHECKS_FILE, '{"id":"c1","checkedAt":"2026-10-01"}\n');

  const report = await verify();

  expect(report).toMatchObject({ alive: 0, gone: 0, unknown: 4, suspects: 0 });
  expect(report.hosts).toEqual([
    { host: new URL(closed.url).host, why: expect.stringMatching(/not answer: 2 left/) },
  ]);
  expect(await checks()).toEqual([{ id: 'c1', checkedAt: '2026-10-01' }]);
});

it.each([
  ['refuses', () => ({ status: 403 })],
  ['has an error', () => ({ status: 500 })],
  [
    'leads to its front page',
    ({ path }) => (path === '/' ? { status: 200 } : { status: 302, headers: { location: '/' } }),
  ],
  ['leads in circles', () => ({ status: 302, headers: { location: '/page' } })],
] as [string, (request: WebRequest) => WebAnswer][])(
  'says nothing of a page whose site %s',
  async (_why, answer) => {
    writeCourses(...pages('page'));
    site.play(answer);

    await expect(verify()).resolves.toMatchObject({ unknown: 1, gone: 0, alive: 0 });
    expect(await checks()).toEqual([]);
  },
);

it('asks again by another method where a site does not know the cheap one', async () => {
  writeCourses(...pages('page'));
  site.play(({ method }) => ({ status: method === 'HEAD' ? 404 : 200 }));

  await verify();

  expect(site.paths()).toEqual(['HEAD /page', 'GET /page']);
  expect(await checks()).toEqual([{ id: 'page', checkedAt: '2026-11-21' }]);
});

it('asks one question at a time, says who asks, and leaves alone what robots may not see', async () => {
  const strict = await startWebServer();
  strict.robots('User-agent: *\nDisallow: /private');
  let [open, mostOpen] = [0, 0];
  strict.play(async () => {
    mostOpen = Math.max(mostOpen, ++open);
    await setImmediate();
    open--;
    return { status: 200 };
  });
  writeCourses(
    ...['a', 'b', 'private/c'].map((name) => ({ id: name.replace('/', '-'), url: `${strict.url}/${name}` })),
  );

  await verify();

  expect(strict.paths()).toEqual(['HEAD /a', 'HEAD /b']);
  expect(mostOpen).toBe(1);
  expect(strict.requests.every(({ headers }) => headers['user-agent'] === USER_AGENT)).toBe(true);
  expect((await checks()).map(({ id }) => id)).toEqual(['a', 'b']);
  await strict.close();
});

it('waits as long as a site asks it to, and leaves one that asks for too long', async () => {
  const times: number[] = [];
  const busy = await startWebServer();
  busy.play(({ path }) => {
    times.push(Date.now());
    return path === '/a' ? { status: 429, headers: { 'retry-after': '1' } } : { status: 404 };
  });
  writeCourses(
    ...['a', 'b'].map((name) => ({ id: name, url: `${busy.url}/${name}` })),
    ...pages('one', 'two'),
  );
  site.play(() => ({ status: 503, headers: { 'retry-after': '3600' } }));

  const report = await verify({ confirmAfterMs: HOUR });

  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(900);
  expect(report.hosts).toEqual([
    { host: new URL(site.url).host, why: 'asks to be left alone: 1 left for another run' },
  ]);
  await busy.close();
});

it('goes on where it was stopped', async () => {
  writeCourses(...pages('a', 'b', 'c', 'd'));
  const controller = new AbortController();
  let answers = 0;
  const onAnswer = () => {
    if (++answers === 2) controller.abort();
  };

  await expect(verify({ signal: controller.signal, onAnswer })).resolves.toMatchObject({ interrupted: true });
  expect((await checks()).map(({ id }) => id)).toEqual(['a', 'b']);
  site.requests.length = 0;
  await expect(verify()).resolves.toMatchObject({ asked: 2, interrupted: false });
  expect(site.paths().filter((path) => path.startsWith('HEAD'))).toEqual(['HEAD /c', 'HEAD /d']);
  expect(await checks()).toHaveLength(4);
});

it('does not trust a site that reports nearly everything as gone', async () => {
  writeCourses(...pages(...Array.from({ length: 30 }, (_, number) => `p${number}`)));
  site.play(() => ({ status: 404 }));

  const report = await verify();

  expect(report.hosts).toEqual([
    { host: new URL(site.url).host, why: 'says of most addresses that they are gone' },
  ]);
  expect(report.catalogs[0]).toMatchObject({ gone: 0 });
});

it('asks for fifty videos at once where there is a key, and one by one when that fails', async () => {
  const lessons = Array.from({ length: 60 }, () => aLesson());
  writeCourses({ id: 'series', url: 'https://www.youtube.com/@channel', lessons });
  let calls = 0;
  site.play(({ path, url }) => {
    if (path !== '/api/videos') return { status: 200 };
    if (++calls > 1) return { status: 403 };
    const items = (url.searchParams.get('id') ?? '').split(',').slice(1);
    return json({ items: items.map((id) => ({ id, status: { embeddable: true } })) });
  });

  await verify({ askVideos: createAskVideos(web, 'key', `${site.url}/api`) });

  expect(site.paths().filter((path) => path === 'GET /api/videos')).toHaveLength(2);
  // Ten without the key, and the one that was not there a second time.
  expect(site.paths().filter((path) => path === 'GET /oembed')).toHaveLength(11);
  expect(await checks()).toEqual([{ id: 'series', checkedAt: '2026-11-21' }]);
});

it('reaches no private address, also where a page leads to one', async () => {
  writeCourses(...pages('a'), { id: 'named', url: site.url.replace('127.0.0.1', 'localhost') });
  const requester = createRequester(createWeb(USER_AGENT));

  await expect(verify({ requester })).resolves.toMatchObject({ unknown: 2 });
  expect(site.requests).toHaveLength(0);
});

it('asks first, and again, for the courses that visitors could not open', async () => {
  writeCourses(...pages('a', 'b', 'c', 'd'));
  const lines = [{ notOpened: 'd' }, { notOpened: 'c' }, { played: 'a' }, { notOpened: 'd' }];
  const said = lines.map((line) => JSON.stringify(line));
  const log = dir.write('server.log', [...said, 'no line of the log', 'unknown\n'].join('\n'));
  const first = await readReports(log, 'notOpened');
  expect(first).toEqual(['d', 'c', 'unknown']);

  await verify({ first, limit: 3 });
  await verify({ first, limit: 3 });

  expect(site.paths().filter((path) => path.startsWith('HEAD'))).toEqual(
    ['d', 'c', 'a', 'd', 'c', 'b'].map((name) => `HEAD /${name}`),
  );
});
