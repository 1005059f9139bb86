import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { LinkChecker } from 'linkinator';
import ogs from 'open-graph-scraper';
import { isLongRun } from '@/__tests__/support/long-run';
import { prefixOf } from '@/lib/locale/locale-path';
import { shownLocales } from '@/lib/locale/locales';
import { sitePages } from '@/lib/pages/site-pages';
import { type Data, type ReadPage, readPage } from './read-page';
import { walkedLocales } from './support';

const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
});

/** Clicks from the home page within which everything must be found. */
const CLICKS = 4;
/** Few, as a polite crawler, and it comes again where it was told to. */
const AT_ONCE = 3;
const TRIES = 6;
/**
 * One topic and one course in so many is read; the heads and structured data of all are tested without a browser
 * (lib/seo/heads). The long form reads every topic, and sees there that every course is linked.
 */
const TOPIC_IN = isLongRun ? 1 : 40;
const COURSE_IN = isLongRun ? 12 : 200;
/** What a crawler finds is so many times the sitemap at most. */
const MOST_FOUND = 1.2;
/** Of lessons those of this course, because there are thousands. */
const WITH_LESSONS = 'nyu-deep-learning-spring-2020-new-york-university';
const LESSON = `/course/${WITH_LESSONS}/1-history-and-motivation`;
const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '').replace(/#.*$/, '') || '/';
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) =>
    pathOf((match[1] ?? '').replaceAll('&apos;', "'").replaceAll('&amp;', '&')),
  );

/** Asks again where a busy machine answers that it is busy. */
async function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  let response = await fetch(address, { redirect: 'error', headers });
  for (let tries = 1; response.status >= 500 && tries < TRIES; tries++) {
    await wait(1_000 * tries);
    response = await fetch(address, { redirect: 'error', headers });
  }
  return response;
}

async function get(site: string, path: string): Promise<string> {
  const response = await ask(site + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

async function readFiles(site: string): Promise<string[]> {
  const files = locs(await get(site, '/sitemap.xml'));
  return Promise.all(files.map((file) => get(site, file)));
}

/** The addresses in English. */
const readSitemap = async (site: string): Promise<Set<string>> =>
  new Set((await readFiles(site)).flatMap(locs).filter((path) => !inOtherLanguage(path)));

/** Pages in other languages, which a test of their own reads. */
const inOtherLanguage = (path: string) =>
  shownLocales().some((locale) => `${path}/`.startsWith(`${prefixOf(locale)}/`));

/** Pages in English that a polite crawler asks for: no filter, no search of one's own, of courses and lessons a sample. */
function isForCrawlers(path: string, known: Set<string>): boolean {
  const [plain = '', parameters = ''] = path.split('?');
  if (inOtherLanguage(plain)) return false;
  if (/^\/(api|_next|feeds|live)\//.test(plain) || /^\/[^/]+\.[a-z]{2,12}$/.test(plain)) return false;
  if (plain.length > 1 && plain.endsWith('/')) return false;
  if (parameters && !/^page=\d+$/.test(parameters)) return false;
  if (plain.startsWith(`/course/${WITH_LESSONS}/`)) return true;
  return known.has(plain) || !/^\/(search|course|map)\//.test(plain);
}

async function inTurn<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  });
  await Promise.all(workers);
}

/** Clicks from the home page to each page, over links that may be followed. */
function clicksFromHome(pages: Map<string, ReadPage>): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [path, depth] of clicks) {
    for (const { href, nofollow } of pages.get(path)?.links ?? []) {
      const target = pathOf(href);
      if (!nofollow && href.startsWith('/') && !clicks.has(target)) clicks.set(target, depth + 1);
    }
  }
  return clicks;
}

const twice = (values: (string | undefined)[]) =>
  values.filter((value, index) => value === undefined || values.indexOf(value) !== index);
const ofType = <Type extends Data['@type']>({ data }: ReadPage, type: Type) =>
  data.filter((one): one is Extract<Data, { '@type': Type }> => one['@type'] === type);

test('a crawler without scripts finds every page, and each says what it is', async ({ site }) => {
  test.setTimeout(600_000);
  const sitemap = await readSitemap(site);
  const hub = readPage(await get(site, '/topics')).links.flatMap(({ href, nofollow }) =>
    nofollow ? [] : pathOf(href),
  );
  const searches = new Set([...sitemap, ...hub].filter((path) => path.startsWith('/search/')));

  const courses = [...sitemap].filter((path) => /^\/course\/[^/]+$/.test(path));
  const known = new Set([
    ...[...searches].filter((_, number) => number % TOPIC_IN === 0),
    `/course/${WITH_LESSONS}`,
    ...courses.filter((_, number) => number % COURSE_IN === 0),
    ...[...sitemap].filter((path) => path.startsWith('/map/')).filter((_, number) => number % TOPIC_IN === 0),
  ]);

  // The crawl: every link of every page must answer, and at once.
  const { links } = await new LinkChecker().check({
    path: `${site}/`,
    recurse: true,
    redirects: 'error',
    concurrency: AT_ONCE,
    retryErrors: true,
    retryErrorsCount: TRIES,
    // The checker writes `#main` of "/pricing" as "/pricing/#main".
    linksToSkip: async (link) => !link.startsWith(`${site}/`) || !isForCrawlers(pathOf(link), known),
  });
  expect(
    links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => `${status} ${url} on ${parent}`),
  ).toEqual([]);
  const found = [...new Set(links.filter(({ state }) => state === 'OK').map(({ url }) => pathOf(url)))];

  const pages = new Map<string, ReadPage>();
  await inTurn(found, async (path) => {
    pages.set(path, readPage(await get(site, path)));
  });

  // Reach: all of the sitemap, within few clicks, and no endless space beside it.
  const clicks = clicksFromHome(pages);
  const lesson = /^(\/course\/[^/]+)\/./;
  // The pages that lead to a course, its lessons or a map in few clicks may not be in the sample.
  const isLinked = (path: string) =>
    isLongRun || !/^\/(course|map)\//.test(path) || path.startsWith(`/course/${WITH_LESSONS}/`);
  const canReach = (path: string) => pages.has(lesson.exec(path)?.[1] ?? '/') && isLinked(path);
  expect
    .soft([...sitemap].filter((path) => canReach(path) && (clicks.get(path) ?? Infinity) > CLICKS))
    .toEqual([]);
  if (isLongRun) expect.soft(pages.size / sitemap.size).toBeLessThanOrEqual(MOST_FOUND);
  const indexed = [...pages].filter(([, { robots }]) => robots.startsWith('index'));
  expect.soft(indexed.map(([path]) => path).filter((path) => !sitemap.has(path))).toEqual([]);
  const isSampled = (path: string) => !isLongRun && /^\/(search|course|map)\//.test(path);
  const isRead = (path: string) =>
    pages.has(path) || (!isSampled(path) && (known.has(path) || !/^\/course\//.test(path)));
  const read = [...sitemap].filter(isRead);
  expect.soft(read.filter((path) => !pages.get(path)?.robots.startsWith('index'))).toEqual([]);

  // Heads.
  const all = [...pages];
  expect.soft(twice(all.map(([, { title }]) => title))).toEqual([]);
  expect.soft(twice(all.map(([, { description }]) => description))).toEqual([]);
  const origin = (pages.get('/')?.canonical[0] ?? '').replace(/\/$/, '');
  for (const [path, page] of all) {
    expect.soft(page.h1, path).toHaveLength(1);
    expect.soft(page.canonical, path).toEqual([origin + path]);
    expect.soft(page.ogUrl, path).toBe(origin + path);
    expect.soft(page.lang, path).toBe('en');
    expect.soft(page.bytes, path).toBeLessThan(250_000);
    expect.soft(page.propsBytes, path).toBeLessThan(128_000);
    const free = page.links.filter(
      ({ href, nofollow }) =>
        !nofollow && href.startsWith('/search/') && !searches.has(href.replace(/\?page=\d+$/, '')),
    );
    expect.soft(free, `searches of one's own that a crawler would follow on ${path}`).toEqual([]);
    const closed = page.links.filter(
      ({ href, nofollow }) => nofollow && href.startsWith('/') && sitemap.has(pathOf(href)),
    );
    expect.soft(closed, `indexed pages that a crawler would not follow on ${path}`).toEqual([]);
    const seconds = page.links.filter(({ href }) => /^\/course\/.*\?/.test(href));
    expect.soft(seconds, `seconds of a lesson that look like pages on ${path}`).toEqual([]);
  }

  // Structured data, against the page that shows it and the pages that it names.
  for (const [path, page] of all) {
    for (const { itemListElement } of ofType(page, 'BreadcrumbList')) {
      expect
        .soft(
          itemListElement.map((item) => item.name),
          path,
        )
        .toEqual(page.breadcrumb);
      expect
        .soft(
          itemListElement.map(({ position }) => position),
          path,
        )
        .toEqual(page.breadcrumb.map((_, n) => n + 1));
    }
    for (const { name, provider, url } of ofType(page, 'Course')) {
      expect.soft(page.h1, path).toEqual([name.replace(/\s+/g, ' ').trim()]);
      expect.soft(page.text, path).toContain(provider.name);
      expect.soft(url).toBe(origin + path);
    }
    for (const { itemListElement } of ofType(page, 'ItemList')) {
      expect
        .soft(itemListElement.map(({ position }) => position))
        .toEqual(itemListElement.map((_, n) => n + 1));
      const listed = itemListElement.map(({ url }) => pathOf(url));
      expect.soft(listed.length, path).toBeGreaterThanOrEqual(3);
      // A page with fewer than three courses that are listed has a list of others, which are not read here.
      if (!listed.every((one) => sitemap.has(one))) continue;
      const opened = listed.flatMap((one) => pages.get(one) ?? []);
      expect.soft(opened.filter((one) => ofType(one, 'Course').length !== 1)).toEqual([]);
    }
    const aboutSite = [...ofType(page, 'WebSite'), ...ofType(page, 'Organization')];
    expect.soft(aboutSite.length, path).toBe(path === '/' ? 2 : 0);
  }
  const isPart = (path: string) =>
    path.startsWith('/course/') || (sitemap.has(path) && path.startsWith('/search/'));
  for (const [path, page] of all) {
    if (isPart(path)) expect.soft(ofType(page, 'BreadcrumbList'), path).toHaveLength(1);
    if (isPart(path) && path.startsWith('/search/'))
      expect.soft(ofType(page, 'ItemList'), path).toHaveLength(1);
  }
  test.info().annotations.push({
    type: 'crawl',
    description: `${pages.size} pages, ${sitemap.size} of them in the sitemap, at most ${Math.max(...clicks.values())} clicks`,
  });
});

/** The languages that an entry of the sitemap or a head names, with their paths. */
const alternatesIn = (text: string): [string, string][] =>
  [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, name = '', address = '']) => [
      name,
      pathOf(address.replaceAll('&apos;', "'").replaceAll('&#x27;', "'").replaceAll('&amp;', '&')),
    ],
  );

test('pages in other languages are in the sitemap where they are listed, and all name each other', async ({
  site,
}) => {
  test.setTimeout(300_000);
  const rows = (await readFiles(site)).flatMap((text) => text.split('\n'));
  const entries = new Map(rows.flatMap((row) => locs(row).map((path) => [path, alternatesIn(row)] as const)));
  const others = [...entries.keys()].filter(inOtherLanguage);
  expect(others.length).toBeGreaterThanOrEqual(shownLocales().length * 2);
  for (const [path, alternates] of entries) {
    if (alternates.length === 0) continue;
    // Whatever a page names, names it: all have the same list.
    for (const [, other] of alternates)
      expect.soft(entries.get(other), `${path} and ${other}`).toEqual(alternates);
    expect
      .soft(
        alternates.map(([, other]) => other),
        path,
      )
      .toContain(path);
  }
  const walked = others.filter((path) =>
    walkedLocales().some((locale) => `${path}/`.startsWith(`${prefixOf(locale)}/`)),
  );
  const isRead = (path: string, at: number) => at % TOPIC_IN === 0 || !path.includes('/search/');
  const read = new Set(walked.filter(isRead).flatMap((path) => [path, entries.get(path)?.[0]?.[1] ?? '']));
  const found = new Set<string>();
  await inTurn([...read], async (path) => {
    const html = await get(site, path);
    const { lang, robots, canonical, ogUrl, links } = readPage(html);
    for (const { href, nofollow } of links) if (!nofollow) found.add(pathOf(href));
    expect.soft(alternatesIn(html.slice(0, html.indexOf('</head>'))), path).toEqual(entries.get(path));
    const own = entries.get(path)?.find(([, other]) => other === path)?.[0];
    expect.soft([lang, robots.split(',')[0]], path).toEqual([own, 'index']);
    expect
      .soft(
        [...canonical, ogUrl].map((address) => pathOf(address ?? '')),
        path,
      )
      .toEqual([path, path]);
  });
  // Crawlers are led to all of them, and to no endless others.
  expect.soft(walked.filter((path) => !found.has(path))).toEqual([]);
  const isOfMany = (path: string) => /\/(search|course|map)\//.test(path);
  expect
    .soft([...found].filter((path) => inOtherLanguage(path) && isOfMany(path) && !entries.has(path)))
    .toEqual([]);
});

test('pages in other languages that are not listed are canonical in English, and in no sitemap', async ({
  site,
}) => {
  const entries = new Set((await readFiles(site)).flatMap(locs));
  for (const path of [COURSE, LESSON, '/pricing', '/map/statistics', '/search/python?page=2', '/plan']) {
    const address = `${prefixOf('ar')}${path}`;
    const html = await get(site, address);
    const { canonical, robots, ogUrl } = readPage(html);
    if (path === COURSE) expect.soft(alternatesIn(html)).toEqual([]);
    expect.soft(entries.has(address), path).toBe(false);
    expect.soft(robots.startsWith('noindex') || canonical.map(pathOf).join() === path, path).toBe(true);
    if (canonical.length > 0) expect.soft(pathOf(ogUrl ?? ''), path).toBe(address);
  }
});

const AGENTS = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
];
const ROUTES = [
  '/search/python',
  '/search/python?page=2',
  '/search/no%20such%20words%20at%20all%20zzqxjwv?exact=1',
  COURSE,
  LESSON,
  ...sitePages.map(({ path }) => path),
  '/no-such-page',
];

test('a reader of share cards finds a whole card on every route', async ({ site }) => {
  test.setTimeout(120_000);
  for (const route of ROUTES) {
    const answers = await Promise.all(
      AGENTS.slice(0, isLongRun ? undefined : 2).map(async (agent) => {
        const headers = { 'User-Agent': agent, 'Accept-Encoding': 'gzip' };
        return (await ask(site + route, headers)).text();
      }),
    );
    expect(new Set(answers).size, `${route} is the same for every reader`).toBe(1);
    const { result, error } = await ogs({ html: answers[0]?.slice(0, 32_768) ?? '' });
    expect(error, route).toBe(false);
    expect(result, route).toMatchObject({
      success: true,
      ogTitle: expect.stringMatching(/\S/),
      ogDescription: expect.stringMatching(/\S/),
      ogType: 'website',
      ogSiteName: 'Polymath',
      ogLocale: 'en_GB',
      twitterCard: 'summary_large_image',
    });
    const [image] = result.ogImage ?? [];
    expect(image, route).toMatchObject({ width: '1200', height: '630', type: 'image/png' });
    expect(image?.alt, route).toMatch(/\S/);
    const picture = await ask(site + pathOf(image?.url ?? ''));
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(picture.status, route).toBe(200);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], route).toEqual([1200, 630]);
    expect(bytes.length, route).toBeLessThan(300_000);
    const standsElsewhere = sitePages.some(({ path, canonical }) => path === route && canonical === false);
    if (route !== '/no-such-page' && !standsElsewhere) expect(result.ogUrl, route).toMatch(/^https?:\/\//);
  }
});

test('what may not be indexed says so in its header and in its HTML', async ({ site }) => {
  for (const route of [...ROUTES, '/search/python?level=beginner', '/search/python%20with%20guitars']) {
    const response = await ask(site + route);
    const { robots } = readPage(await response.text());
    const header = response.headers.get('x-robots-tag') ?? '';
    const isPrivate = sitePages.some(({ path, indexed }) => path === route && !indexed);
    const wanted =
      isPrivate || /no-such-page|page=2|exact=1|level=|guitars/.test(route) ? 'noindex' : 'index';
    expect(robots.split(',')[0], route).toBe(wanted);
    expect(header.includes('noindex'), route).toBe(wanted === 'noindex');
  }
});

test('every page says how it may be kept', async ({ site }) => {
  const kept = async (path: string) => (await ask(site + path)).headers.get('cache-control') ?? '';
  for (const path of ['/', '/search/python', COURSE, '/topics', '/pricing', '/terms'])
    expect(await kept(path), path).toMatch(/^public, /);
  for (const path of ['/my-courses', '/profile', '/profile?tab=courses'])
    for (const prefix of ['', ...shownLocales().map(prefixOf)])
      expect(await kept(prefix + path), prefix + path).toBe('private, no-store');
});

test('other words for a topic and a sort lead crawlers to one address', async ({ site }) => {
  for (const [address, canonical] of [
    ['/search/js', '/search/javascript'],
    ['/search/python?sort=newest', '/search/python'],
    ['/search/python?utm_source=x', '/search/python'],
    [`${LESSON}?t=60`, LESSON],
  ] as const) {
    expect(readPage(await get(site, address)).canonical.map(pathOf), address).toEqual([canonical]);
  }
  expect((await ask(`${site}/search/python?page=999`)).status).toBe(404);
});

test('public pages and files are not sent again to who has them', async ({ request }) => {
  const files = ['/sitemap.xml', '/sitemap-courses-1.xml', '/sitemap-lessons-1.xml', '/robots.txt'];
  for (const route of ['/', '/search/python', COURSE, ...files]) {
    const { etag = '' } = (await request.get(route)).headers();
    const again = await request.get(route, { headers: { 'If-None-Match': etag } });
    expect(again.status(), route).toBe(304);
  }
});

test('the files for machines are there, and one that is not known is not', async ({ site }) => {
  for (const [file, type] of [
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/opensearch.xml', 'application/opensearchdescription+xml'],
    ['/feeds/python.xml', 'application/atom+xml'],
    ['/feeds/all.xml', 'application/atom+xml'],
  ] as const) {
    const response = await ask(site + file);
    expect([response.status, response.headers.get('content-type')], file).toEqual([
      200,
      `${type}; charset=utf-8`,
    ]);
  }
  for (const file of [
    '/feeds/no-such-topic.xml',
    '/sitemap-courses-9.xml',
    '/sitemap-lessons-99.xml',
    '/some-key-12345.txt',
  ]) {
    expect((await ask(site + file)).status, file).toBe(404);
  }
});

test('the data of a page is not indexed', async ({ site }) => {
  const build = /"buildId":"([^"]+)"/.exec(await get(site, '/search/python'))?.[1];
  const response = await fetch(`${site}/_next/data/${build}/search/python.json?query=python`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
});
