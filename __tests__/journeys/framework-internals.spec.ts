import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hashOf } from '@/lib/next-internals/server/script-hashes';
import { ROOT } from '@/scripts/build-paths';
import { fakeGoogle } from '@/scripts/fakes/google-frame';
import { readDatabases } from '@/scripts/fakes/read-databases';
import { signIn } from '@/scripts/fakes/sign-in-steps';
import { expect, test } from './support';

/** Pages of each kind: static, made on demand and kept, made for each request. */
const PAGES = [
  '/',
  '/pricing',
  '/topics',
  '/course/nyu-deep-learning-spring-2020-new-york-university',
  '/search/python',
];

/** One sentence for whoever changes a version and reads that this fails. */
const changed = (what: string, file: string) => `${what}: see lib/next-internals/${file}`;

test('the versions are those that the hacks were written for', async () => {
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const pinned = { exactly: /^\d+\.\d+\.\d+$/, 'to the minor': /^~\d+\.\d+\.\d+$/ };
  for (const name of ['next', 'posthog-js'])
    expect(dependencies[name], `${name} is not pinned exactly`).toMatch(pinned.exactly);
  for (const name of ['react', 'react-dom', 'firebase'])
    expect(dependencies[name], `${name} is not pinned to the minor`).toMatch(pinned['to the minor']);
});

test('every inline script of every kind of page has its hash in the policy', async ({ request }) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const inline = [
      ...(await answer.text()).matchAll(/<script(?![^>]*(?:\ssrc=|json"))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(
      inline.length,
      changed(`${path} has other inline scripts than ours and Next's`, 'server/script-hashes'),
    ).toBe(path === '/' ? 4 : 3);
    for (const [, script = ''] of inline)
      expect(
        policy,
        changed(`Next writes the script that ${path} boots with in another way`, 'server/script-hashes'),
      ).toContain(hashOf(script));
  }
});

test('the head and the body of what Next answers are seen before they are sent', async ({ request }) => {
  const missing = await request.get('/no-such-page');
  const unseen = (what: string) =>
    changed(`Next writes ${what} past the response that it was given`, 'server/observe-response');
  expect(missing.headers()['x-robots-tag'], unseen('heads')).toBe('noindex, follow');
  expect(missing.headers()['content-security-policy'], unseen('heads')).toContain("default-src 'self'");
  const first = await request.get('/search/python');
  const again = await request.get('/search/python');
  expect(again.headers().age, unseen('bodies')).toBeDefined();
  expect(await again.text(), unseen('bodies')).toBe(await first.text());
});

/** Elements inside of what the server sent for good that React has made its own; and whether the part is there. */
const takenOver = (page: Page) =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll('[data-sent] *')];
    const ofReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return { kept: inside.length, taken: inside.filter(ofReact).length };
  });

test('React does not change the parts that are never hydrated', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const { kept, taken } = await takenOver(page);
    expect(
      kept,
      changed(`React emptied or rendered the kept parts of ${path}`, 'client/server-html'),
    ).toBeGreaterThan(50);
    expect(taken, changed(`React hydrates the kept parts of ${path}`, 'client/server-html')).toBe(0);
  }
});

test('what a page only shows is in its HTML, and as data for a browser that renders it', async ({
  request,
}) => {
  for (const path of PAGES.filter((one) => one !== '/pricing')) {
    const html = await (await request.get(path)).text();
    const [, told = '{}'] = /id="__NEXT_DATA__"[^>]*>([^<]+)</.exec(html) ?? [];
    const { buildId, props } = JSON.parse(told);
    const data = await request.get(`/_next/data/${buildId}${path === '/' ? '/index' : path}.json`);
    const { pageProps } = await data.json();
    expect(
      pageProps.shown,
      changed(`The data of ${path} lacks what it shows`, 'server/omit-from-html'),
    ).toBeDefined();
    expect(
      props.pageProps.shown,
      changed(`${path} carries its data twice`, 'server/omit-from-html'),
    ).toBeUndefined();
  }
});

test('a page whose HTML was changed before React came shows everything all the same', async ({
  browser,
  baseURL,
}) => {
  // Not the journey's own page: React reports what it found.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('/search/python', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /<p role="status" class="finds-count">[^<]*<\/p>/,
      '<div>changed</div>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/search/python');
  await expect(page.getByText('changed', { exact: true })).toBeHidden();
  await expect(page.locator('#results .card')).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses for “python”');
  await context.close();
});

test("no page carries Node's process", async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(3);
  expect(
    scripts.filter((text) => text.includes('process.binding is not supported')).length,
    changed("Next's bundler adds a process of its own", 'client/process'),
  ).toBe(0);
});

test('a course that somebody comes near opens without another request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) asked.push(new URL(request.url()).pathname);
  });
  // What a pointer does before the page listens fetches nothing.
  await page.goto('/search/python', { waitUntil: 'networkidle' });
  const cards = page.locator('#results .card h2 a');
  for (const [number, come] of [
    [0, () => cards.nth(0).hover()],
    [1, () => cards.nth(1).focus()],
  ] as const) {
    const course = (await cards.nth(number).getAttribute('href')) ?? '';
    const answered = page.waitForResponse((response) => response.url().includes(`${course}.json`));
    await come();
    await (await answered).finished();
    asked.length = 0;
    await cards.nth(number).press('Enter');
    await page.waitForURL(`**${course}`);
    expect(asked, changed('The router does not take the data that is there', 'client/fetch-ahead')).toEqual(
      [],
    );
    await page.mouse.move(0, 0);
    await page.goBack();
    await page.waitForURL('**/search/python');
  }
});

test("Google's frame is fetched when the dialog opens, and not at the click that opens the popup", async ({
  page,
}) => {
  await fakeGoogle(page);
  await page.goto('/pricing');
  const frame = page.waitForRequest('https://apis.google.com/**', { timeout: 10_000 });
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(
    frame,
    changed('Firebase prepares popups in another way', 'client/popup-resolver'),
  ).resolves.toBeTruthy();
});

test('Firebase keeps who is signed in where a logout without a network removes it', async ({ page }) => {
  await signIn(page);
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith('firebase')),
  );
  const sentence = changed('Firebase keeps its session elsewhere', 'client/firebase-storage');
  expect(names.sort(), sentence).toEqual(['firebase-heartbeat-database', 'firebaseLocalStorageDb']);
  expect(JSON.stringify(await page.evaluate(readDatabases, undefined)), sentence).toContain(
    'firebase:authUser',
  );
});
