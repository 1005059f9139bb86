import type { Page } from '@playwright/test';
import { sitePages } from '@/lib/pages/site-pages';
import { signIn } from '@/scripts/fakes/sign-in-steps';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { expect, test } from './support';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `${COURSE}/3-sgd-and-backprop`;
const ROUTES = [
  '/search/python',
  '/search/zzqqxxy',
  COURSE,
  LESSON,
  ...sitePages.map(({ path }) => path),
  '/no-such-page',
  '/course/no-such-course',
];

const HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** A violation becomes an error in the browser's console, on which every journey fails. */
const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });

test('signing in and playing work under the content security policy', async ({ page }) => {
  await reportViolations(page);
  await signIn(page);
  await withYouTube(page);
  await page.goto(LESSON);
  await expect(page.frameLocator('iframe').locator('#play')).toBeVisible();
});

test('every answer carries the headers that keep it safe, and every page the same policy', async ({
  request,
}) => {
  const policies = new Set<string | undefined>();
  for (const route of ROUTES) {
    const headers = (await request.get(route)).headers();
    expect(headers).toMatchObject(HEADERS);
    expect(headers['x-powered-by']).toBeUndefined();
    policies.add(headers['content-security-policy']);
  }
  const [policy = ''] = policies;
  expect(policies.size).toBe(1);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src-attr 'none'");
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|nonce|\*/);
});

test('other files have no page policy, and files that a browser could run as a page have one that forbids everything', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const drawings = new Set(files.flatMap((file) => /^[^#]+\.svg(?=#|$)/.exec(file) ?? []));
  const others = files.filter((file) => !file.includes('.svg'));
  expect(drawings.size).toBe(1);
  expect(others.length).toBeGreaterThan(3);
  for (const route of [...others, '/icon-192.png', '/manifest.webmanifest', '/api/suggest?q=py']) {
    const headers = (await request.get(route)).headers();
    expect(headers, route).toMatchObject(HEADERS);
    expect(headers['content-security-policy'], route).toBeUndefined();
  }
  for (const route of [
    ...drawings,
    '/favicon.svg',
    '/default-avatar.svg',
    '/sitemap.xml',
    '/feeds/all.xml',
  ]) {
    const headers = (await request.get(route)).headers();
    expect(headers, route).toMatchObject(HEADERS);
    expect(headers['content-security-policy'], route).toMatch(/^default-src 'none';.*sandbox$/);
  }
});

test('no script of another site is loaded before somebody asks to sign in', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.resourceType() === 'script' && origin !== new URL(page.url()).origin) foreign.push(origin);
  });
  for (const route of ['/', '/pricing']) {
    await page.goto(route);
    await expect(page.locator('next-route-announcer')).toBeAttached();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  }
  expect(foreign).toEqual([]);
});
