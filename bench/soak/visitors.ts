import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { account, anEmail, signIn } from '@/scripts/fakes/sign-in-steps';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { COURSE } from '@/scripts/sample-course';

/** What all visitors share: the site, the end time and the error report. */
export type Walk = {
  site: string;
  words: string[];
  isOver: () => boolean;
  /** Counts opened pages. */
  done: (kind: string) => void;
  fail: (what: string) => void;
};

const COURSES = ['/course/nyu-deep-learning-spring-2020-new-york-university', COURSE];
const LESSON = `${COURSES[0]}/3-sgd-and-backprop`;
const PAUSE_MS = 40;
const PLAY_MS = 4_000;
const LATE_MS = 30_000;

async function open(walk: Walk, kind: string, path: string): Promise<string> {
  try {
    const answer = await fetch(walk.site + path, { signal: AbortSignal.timeout(LATE_MS) });
    const text = await answer.text();
    if (answer.status === 200) walk.done(kind);
    else walk.fail(`${kind} ${path}: ${answer.status}`);
    return text;
  } catch (error) {
    walk.fail(`${kind} ${path}: ${error instanceof Error ? error.message : error}`);
    return '';
  }
}

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place]) => (place ? new URL(place).pathname : []));

/** Reads the sitemap and opens everything in it, repeatedly. */
export async function crawl(walk: Walk): Promise<void> {
  const maps = locations(await open(walk, 'crawler', '/sitemap.xml'));
  const pages = (await Promise.all(maps.map((map) => open(walk, 'crawler', map)))).flatMap(locations);
  if (pages.length === 0) walk.fail('crawler: the sitemap is empty');
  for (let at = 0; !walk.isOver() && pages.length > 0; at++, await wait(PAUSE_MS))
    await open(walk, 'crawler', pages[at % pages.length] ?? '/');
}

/** Types letter by letter and searches. */
export async function search(walk: Walk, number: number): Promise<void> {
  for (let at = number * 7; !walk.isOver(); at++) {
    const word = walk.words[at % walk.words.length] ?? 'python';
    for (let letters = 2; letters <= 4; letters++, await wait(PAUSE_MS))
      await open(walk, 'suggestions', `/api/suggest?q=${word.slice(0, letters)}`);
    await open(walk, 'search', `/search/${word}?sort=newest&page=1`);
  }
}

function listen(walk: Walk, page: Page, who: string): Page {
  page.on('pageerror', ({ message }) => walk.fail(`${who}: ${message}`));
  page.setDefaultTimeout(LATE_MS);
  return page;
}

/** A person who browses in a real browser. */
export async function browse(walk: Walk, browser: Browser): Promise<void> {
  while (!walk.isOver()) {
    const context = await browser.newContext({ baseURL: walk.site });
    try {
      const page = listen(walk, await context.newPage(), 'browser');
      await withYouTube(page);
      for (const path of ['/', `/search/${walk.words[0]}`, '/topics', ...COURSES, LESSON, '/pricing']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        walk.done('page in a browser');
      }
    } catch (error) {
      walk.fail(`browser: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
    } finally {
      await context.close();
    }
  }
}

const continued = (page: Page) =>
  page.getByRole('region', { name: 'In progress' }).getByRole('article').first().waitFor();

const unsent = (page: Page) =>
  page.evaluate(
    () => Object.values(localStorage).filter((text) => String(text).includes('"unsent":true')).length,
  );

/** tsx adds this helper to functions that are sent to the browser, which does not have it. */
const NAMES = 'globalThis.__name ??= (made) => made';

async function openSignedIn(walk: Walk, browser: Browser, email: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL: walk.site });
  await context.addInitScript({ content: NAMES });
  const page = listen(walk, await context.newPage(), 'learner');
  await withYouTube(page);
  await signIn(page, email, 'Ada Lovelace');
  return [context, page];
}

/**
 * Start second of each visit: in the last part of the ten-minute video it would be finished and start again.
 */
const FROM_SECOND = 60;
const STEP_SECONDS = 30;
const WITHIN_SECONDS = 390;

/** A signed-in learner who watches; the progress must then be on another device. */
export async function learn(walk: Walk, browser: Browser, number: number): Promise<void> {
  const email = anEmail(`soak${number}`);
  try {
    const [context, page] = await openSignedIn(walk, browser, email);
    let second = 0;
    for (let turn = 0; !walk.isOver(); turn++) {
      second = FROM_SECOND + ((turn * STEP_SECONDS) % WITHIN_SECONDS);
      await page.goto(`${LESSON}?t=${second}`);
      await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
      await wait(PLAY_MS);
      await page.goto('/my-courses');
      await continued(page);
      await account(page).waitFor();
      walk.done('lesson watched by a learner');
    }
    for (const until = Date.now() + LATE_MS; (await unsent(page)) > 0; await wait(200))
      if (Date.now() > until) throw new Error('progress was not sent');
    await context.close();
    const [elsewhere, other] = await openSignedIn(walk, browser, email);
    await other.goto('/my-courses');
    await continued(other);
    await other.goto(LESSON);
    const src = (await other.locator('iframe').getAttribute('src')) ?? '';
    const start = Number(/start=(\d+)/.exec(src)?.[1] ?? 0);
    const isThere = start >= second && start < second + STEP_SECONDS;
    if (!isThere) walk.fail(`learner: second ${second} was lost, it goes on at ${start}`);
    else walk.done('progress found on another device');
    await elsewhere.close();
  } catch (error) {
    walk.fail(`learner: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
  }
}
