import type { APIRequestContext } from '@playwright/test';
import { PLAYS } from '@/scripts/fakes/live-sources';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { test } from './live-site';
import { readPage } from './read-page';
import { axeViolations, expect as expectSoon } from './support';

/** Five places behind one server on a busy machine: what comes may come late. */
/** Quotas are told to the own network only. */
const OWN_NETWORK = { headers: { 'X-Forwarded-For': '10.0.0.1' } };
const expect = expectSoon.configure({ timeout: 15_000 });

/** A person's browser: one that says that nobody sits at it is a crawler, for which nothing limited is spent. */
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
});

/** One worker a file: these journeys share the sources behind their site, and change them. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ live }) => live.allWell());

/** Words of its own, so that no journey is answered from what another left in the cache. */
const words = (name: string, project: string) => `zqx${name}${project}`;
const search = (site: string, text: string) => `${site}/search/${encodeURIComponent(text)}`;

/** What a browser says of a page that somebody opens from nowhere. */
const OPENED = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };

/** The server's HTML once every place has answered: what comes later than a page waits is there the next time. */
async function settledPage(request: APIRequestContext, address: string) {
  let page = { status: 0, html: '' };
  await expect(async () => {
    const response = await request.get(address, { headers: OPENED });
    page = { status: response.status(), html: await response.text() };
    expect(page.html).not.toContain('searching…');
  }).toPass({ timeout: 30_000 });
  return page;
}

test('a search that only other places can answer is answered in the server’s HTML', async ({
  live,
  request,
}, { project }) => {
  const { status, html } = await settledPage(request, search(live.url, words('knitting', project.name)));

  expect(status).toBe(200);
  expect(html).toContain('href="/course/youtube-PLfixtureLinearAlgebra01"');
  expect(html).toContain('href="/course/mit-learn-2683"');
  expect(html).toContain('href="https://www.youtube.com/playlist?list=PLfixtureLinearAlgebra01"');
  expect(html).not.toContain('<script>alert(1)');
});

test('two places answer, one is slow and one is down: the page shows each as it is and moves nothing', async ({
  live,
  page,
}, { project }) => {
  // The page must come before this source answers, and its deadline is longer than the wait of the page.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  live.sourceServer.play('archive', async (request) => {
    await asked;
    return PLAYS.archive?.(request as never) ?? 'down';
  });
  live.sourceServer.play('peertube', 'down');
  live.sourceServer.play('kolibri', () => ({ body: { more: null, results: [], labels: {} } }));
  await page.goto(search(live.url, words('mixed', project.name)), { waitUntil: 'commit' });
  const sources = page.getByRole('list', { name: 'Sources' });

  await expect(sources.getByText('MIT Learn')).toBeVisible();
  await expect(sources.getByRole('listitem').filter({ hasText: 'PeerTube' })).toContainText('unavailable');
  await expect(sources.getByRole('listitem').filter({ hasText: 'Kolibri' })).toContainText('no new courses');
  const first = page.getByRole('heading', { name: 'Linear Algebra, Full Course' });
  await expect(first).toBeVisible();
  let before: Awaited<ReturnType<typeof first.boundingBox>> = null;
  // The list may be drawn anew by a source that answers meanwhile.
  await expect
    .poll(async () => {
      before = await first.boundingBox();
      return before;
    })
    .not.toBeNull();
  answer();
  await expect(sources.getByRole('listitem').filter({ hasText: 'Internet Archive' })).toContainText(
    /2 courses/,
  );

  expect(await first.boundingBox()).toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
});

test('a visitor asks other places too, narrows to one of them and follows the mark to where the course is', async ({
  live,
  page,
}) => {
  await page.goto(search(live.url, 'linear algebra'));
  expect(live.sourceServer.requests).toHaveLength(0);
  await page.getByRole('link', { name: 'Search these sites too' }).dispatchEvent('click');
  const block = page.getByRole('region', { name: 'More from other sites' });
  // Coming near had started the search already: then what came waits to be shown.
  const show = block.getByRole('button', { name: /^Show \d/ });
  await expect(block.getByRole('heading', { level: 3 }).or(show).first()).toBeVisible();
  if (await show.isVisible()) await show.click();
  await block
    .getByRole('list', { name: 'Sources' })
    .getByRole('link', { name: /YouTube/ })
    .click();

  await expect(block.getByRole('heading', { level: 3 })).toHaveText([
    'Linear Algebra, Full Course',
    'Linear algebra in one go',
  ]);
  await expect(block.getByRole('link', { name: /Full Course: on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/playlist?list=PLfixtureLinearAlgebra01',
  );
});

test('without scripts a link renders what other places have', async ({ live, browser, request }) => {
  await settledPage(request, `${search(live.url, 'guitar')}?live=1`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(search(live.url, 'guitar'));
  await page.getByRole('link', { name: 'Search these sites too' }).click();

  await expect(page.getByRole('heading', { name: 'Linear Algebra, Full Course' })).toBeVisible();
  await context.close();
});

test('where every place is down the page is a page all the same', async ({ live, page }, { project }) => {
  for (const source of Object.keys(PLAYS)) live.sourceServer.play(source, 'down');
  const response = await page.goto(search(live.url, words('nothing', project.name)));

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Browse all topics' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sources' }).getByText('unavailable')).toHaveCount(5);
});

test('a visitor opens a course of another place, watches a lesson of it and comes back', async ({
  live,
  page,
  request,
}) => {
  await settledPage(request, `${search(live.url, 'linear algebra')}?live=1`);
  await page.goto(`${search(live.url, 'linear algebra')}?live=1`);
  await page.getByRole('link', { name: 'Linear Algebra, Full Course', exact: true }).click();
  await page.waitForURL('**/course/youtube-PLfixtureLinearAlgebra01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linear Algebra, Full Course');
  await page.getByRole('link', { name: /Lecture fixture-v02/ }).click();
  await page.waitForURL('**/course/youtube-PLfixtureLinearAlgebra01/2-lecture-fixture-v02');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lecture fixture-v02');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linear Algebra, Full Course');
});

test('a learner saves and watches a course of another place, and finds it while that place is away', async ({
  live,
  page,
}) => {
  await withYouTube(page);
  const course = `${live.url}/course/youtube-PLfixtureLinearAlgebra01`;
  await page.goto(course);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.goto(`${course}/2-lecture-fixture-v02`);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  for (const source of Object.keys(PLAYS)) live.sourceServer.play(source, 'down');
  await page.goto(`${live.url}/my-courses`);
  await expect(page.getByRole('article').filter({ hasText: 'Linear Algebra, Full Course' })).toHaveCount(1);
});

test('a course that its place has no more is 404 with others to go on with, and 503 while the place is down', async ({
  live,
  page,
}) => {
  const gone = await page.goto(`${live.url}/course/youtube-PLfixtureNobodyKnowsIt`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This course is no longer available' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar courses' })).toBeVisible();

  live.sourceServer.play('kolibri', 'down');
  const away = await page.goto(`${live.url}/course/kolibri-${'b'.repeat(32)}`);
  expect(away?.status()).toBe(503);
  expect(away?.headers()['retry-after']).toBe('15');
  await expect(
    page.getByRole('heading', { name: 'Kolibri Studio is not responding right now' }),
  ).toBeVisible();
});

test('the page of a live course has one address, is not indexed, and leads to the right spelling of a lesson', async ({
  live,
  request,
}) => {
  const course = await request.get(`${live.url}/course/mit-learn-2683`);
  expect(course.status()).toBe(200);
  expect(course.headers()['x-robots-tag']).toContain('noindex');
  const html = await course.text();
  expect(html).toContain('Lecture 1: The geometry');
  expect(readPage(html).robots).toContain('noindex');
  for (const rest of ['', '/1-lecture-1-the-geometry', '?t=3']) {
    const old = await request.get(`${live.url}/live/mit-learn-2683${rest}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, `/course/mit-learn-2683${rest}`]);
  }

  const lesson = await request.get(`${live.url}/course/mit-learn-2683/1`, { maxRedirects: 0 });
  expect(lesson.status()).toBe(308);
  expect(lesson.headers().location).toBe('/course/mit-learn-2683/1-lecture-1-the-geometry');
});

test('a video of which the day is known is described as a video, with its chapters as they are shown', async ({
  live,
  request,
}) => {
  const path = '/course/youtube-fixture-lng/1-linear-algebra-in-one-go';
  const html = await (await request.get(live.url + path)).text();
  const { data, text, ogImage } = readPage(html);
  const picture = await request.get(
    live.url + new URL(ogImage ?? '').pathname + new URL(ogImage ?? '').search,
  );
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  const video = data.find((one) => one['@type'] === 'VideoObject');

  expect(video).toMatchObject({
    name: 'Linear algebra in one go',
    uploadDate: '2019-03-21T20:37:49.000Z',
    duration: 'PT7200S',
  });
  expect(html).toContain(`aria-label="Play ${video?.name}"`);
  expect(html).toContain('https://www.youtube.com/watch?v=fixture-lng');
  expect(video?.embedUrl).toContain('/embed/fixture-lng');
  expect(video?.hasPart?.map(({ startOffset }) => startOffset)).toEqual([0, 750, 3_723]);
  for (const { name, startOffset, url } of video?.hasPart ?? []) {
    expect(text).toContain(name);
    expect(new URL(url).pathname + new URL(url).search).toBe(`${path}?t=${startOffset}`);
  }
});

test('the health of the sources and the rest of YouTube’s day are told', async ({ live, request }) => {
  const ready = await (await request.get(`${live.url}/api/ready`, OWN_NETWORK)).json();
  const health = await (await request.get(`${live.url}/api/health`, OWN_NETWORK)).json();

  expect(ready).toMatchObject({ ready: true, live: { store: 'memory' } });
  expect(health).toMatchObject({ ok: true, live: { store: 'memory', sources: ready.live.sources } });
  expect(ready.live.sources).toContainEqual(
    expect.objectContaining({
      id: 'youtube',
      quotas: [
        { name: 'searches', used: expect.any(Number), limit: 100 },
        { name: 'units', used: expect.any(Number), limit: 10_000 },
      ],
    }),
  );
});
