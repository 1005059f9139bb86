import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { seeded } from '@/bench/seeded';
import { storageKeys } from '@/lib/storage-keys';
import {
  anEmail,
  deleteAccount,
  expectSignedOut,
  logOut,
  signIn,
  signInAgain,
} from '@/scripts/fakes/sign-in-steps';
import { type Held, heldBy, tracesIn } from '@/scripts/fakes/traces';
import { withYouTube } from '@/scripts/fakes/video-hosts';
import { LessonTab, type Played } from './lesson-tab';

/** Two addresses are one video in two courses. */
const LESSONS = [
  '/course/nyu-deep-learning-spring-2020-new-york-university/3-sgd-and-backprop',
  '/course/arithmetic-khan-academy/61',
  '/course/khan-academy-pre-algebra/1',
] as const;
const STEPS = 10;
/** A player reports its position four times a second, and once more when its page is left. */
const SLACK_SECONDS = 0.8;
const SETTLED_MS = 30_000;

/** How a person leaves their account: in this browser, or on another device. */
const WAYS = {
  'a sign-out': async ({ page }) => logOut(page),
  'a deletion here': async ({ page }) => deleteAccount(page),
  'a deletion elsewhere': async ({ page, elsewhere }) => {
    await deleteAccount(elsewhere);
    // Any page notices it.
    await page.goto('/pricing');
  },
} satisfies Record<string, (pages: { page: Page; elsewhere: Page }) => Promise<void>>;

export type Outcome = {
  steps: string[];
  lost: string[];
  left: string[];
  /** How the account was left, how much of the person the browser held before, and all that it holds afterwards. */
  leaving?: { way: string; before: number; after: Held[] };
};

/** What a browser keeps of a learner, whoever it is. */
type Kept = {
  records: Record<string, { ranges: number[]; markedDone?: boolean }>;
  seconds: number;
  unsent: number;
  drafts: number;
};

const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const found: Kept = { records: {}, seconds: 0, unsent: 0, drafts: 0 };
    for (const [key, text] of Object.entries(localStorage)) {
      const [prefix, , collection, id] = key.split('/');
      if (prefix !== 'learning' || !String(text).startsWith('{')) continue;
      if (String(text).includes('"unsent":true')) found.unsent += 1;
      if (collection === 'drafts') found.drafts += 1;
      const { data } = JSON.parse(text);
      if (collection === 'watchHistory' && id) found.records[id] = data;
      if (collection !== 'activityDays') continue;
      for (const seconds of Object.values<number>(data.devices)) found.seconds += seconds;
    }
    return found;
  });

async function waitFor(what: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + SETTLED_MS;
  while (Date.now() < end) {
    if (await what()) return true;
    await wait(250);
  }
  return false;
}

/** What was done, to be compared with what is kept. */
class Diary {
  readonly played: Played[] = [];
  readonly marks = new Map<string, boolean>();

  lostIn({ records, seconds }: Kept): string[] {
    const isKept = ({ video, from, to }: Played) => {
      const { ranges = [] } = records[video] ?? {};
      return ranges.some(
        (start, index) =>
          index % 2 === 0 &&
          start <= from + SLACK_SECONDS &&
          (ranges[index + 1] ?? 0) >= Math.min(to, Math.max(from, to - SLACK_SECONDS)),
      );
    };
    const parts = this.played.filter(({ from, to }) => to - from > 2 * SLACK_SECONDS);
    const all = this.played.reduce((sum, { from, to }) => sum + to - from, 0);
    const slack = SLACK_SECONDS * this.played.length;
    return [
      ...parts.filter((part) => !isKept(part)).map(({ video, from, to }) => `part ${from}-${to} of ${video}`),
      ...(seconds < all - slack ? [`${(all - seconds).toFixed(1)} of ${all.toFixed(1)} s`] : []),
      ...(seconds > all + slack ? [`${(seconds - all).toFixed(1)} s counted twice`] : []),
      ...[...this.marks]
        .filter(([video, done]) => (records[video]?.markedDone === true) !== done)
        .map(([video]) => `mark of ${video}`),
    ];
  }
}

/** Leaves something in each place that a browser has, and a choice that is to stay. */
async function fillEveryStore(page: Page): Promise<void> {
  await withYouTube(page);
  await page.goto(LESSONS[0]);
  await page.evaluate((key) => localStorage.setItem(key, 'no'), storageKeys.analyticsConsent);
  await page.getByRole('button', { name: 'Find in this course' }).click();
  const field = page.getByRole('region', { name: 'Find in this course' }).getByRole('textbox');
  await field.fill('gradient');
  await field.press('Enter');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('guide')));
  const back = JSON.stringify({ href: LESSONS[1], title: 'The lesson of before' });
  await page.evaluate(([key, back]) => sessionStorage.setItem(key, back), [
    storageKeys.wayBack,
    back,
  ] as const);
  await page.goto('/search/two%20tabs');
}

/** Some steps of a person with two tabs, by chance, and what is lost or left behind of them. */
export async function runSequence(browser: Browser, site: string, seed: number): Promise<Outcome> {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const diary = new Diary();
  const context = await browser.newContext({ baseURL: site });
  // What this process sends to a page calls a helper of its compiler, which pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const open = () => LessonTab.open(context, (played) => diary.played.push(played));
  const watch = (tab: LessonTab) => tab.watch(pick(LESSONS), Math.floor(random() * 500) * 10);
  const soon = () => Date.now() + 400;
  const steps: string[] = [];
  const email = random() < 0.5 ? anEmail('two.tabs') : undefined;
  const way = pick(Object.keys(WAYS) as (keyof typeof WAYS)[]);
  let tabs: LessonTab[] = [];

  const happen: Record<string, () => Promise<unknown>> = {
    pauseBoth: () => {
      const moment = soon();
      return Promise.all(tabs.map((tab) => tab.pauseAt(moment)));
    },
    playBoth: () => {
      const moment = soon();
      return Promise.all(tabs.map((tab) => tab.playAt(moment)));
    },
    pauseOne: () => pick(tabs).pauseAt(0),
    watchAnother: () => watch(pick(tabs)),
    mark: async () => {
      const { video, done } = await pick(tabs).mark();
      diary.marks.set(video, done);
    },
    wait: () => wait(500 + random() * 2_500),
    closeOne: async () => {
      const at = Math.floor(random() * 2);
      await tabs[at]?.stop();
      await tabs[at]?.page.close();
      tabs[at] = await open();
      await watch(tabs[at]);
    },
    closeWindow: async () => {
      await Promise.all(tabs.map((tab) => tab.stop()));
      await Promise.all(tabs.map(({ page }) => page.close()));
      tabs = [await open(), await open()];
      for (const tab of tabs) await watch(tab);
    },
    offline: async () => {
      await context.setOffline(true);
      await wait(1_500);
      await context.setOffline(false);
    },
  };
  const names = Object.keys(happen).filter((name) => email || name !== 'offline');
  try {
    if (email) {
      const page = await context.newPage();
      await signIn(page, email, 'Two Tabs');
      await page.close();
    }
    tabs = [await open(), await open()];
    for (const tab of tabs) await watch(tab);
    for (let step = 0; step < STEPS; step += 1) {
      const name = pick(names);
      steps.push(name);
      await happen[name]?.();
      // Marks of two tabs need an order that both can know.
      if (name === 'mark') await wait(300);
    }
    const moment = soon();
    if (random() < 0.5) await Promise.all(tabs.map((tab) => tab.pauseAt(moment)));
    await Promise.all(tabs.map((tab) => tab.stop()));
    await Promise.all(tabs.map(({ page }) => page.close()));
    return { steps, ...(await compare(browser, context, diary, email, way)) };
  } finally {
    await context.close();
  }
}

async function compare(
  browser: Browser,
  context: BrowserContext,
  diary: Diary,
  email: string | undefined,
  way: keyof typeof WAYS,
): Promise<Omit<Outcome, 'steps'>> {
  const page = await context.newPage();
  await page.goto('/my-courses');
  const left: string[] = [];
  if (!(await waitFor(async () => (await readKept(page)).drafts === 0))) left.push('drafts');
  const lost = diary.lostIn(await readKept(page));
  if (!email) return { lost, left };

  if (!(await waitFor(async () => (await readKept(page)).unsent === 0))) left.push('unsent documents');
  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  try {
    const elsewhere = await device.newPage();
    await signInAgain(elsewhere, email);
    await elsewhere.goto('/my-courses');
    await waitFor(async () => diary.lostIn(await readKept(elsewhere)).length === 0);
    lost.push(...diary.lostIn(await readKept(elsewhere)).map((what) => `${what}, in the account`));

    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await fillEveryStore(tab);
    const traces = async () => [...new Set((await Promise.all(tabs.map(tracesIn))).flat())];
    const before = (await traces()).length;
    await WAYS[way]({ page, elsewhere });
    await expectSignedOut(page);
    await waitFor(async () => (await traces()).length === 0);
    left.push(...(await traces()).map((trace) => `after ${way}: ${trace}`));
    // All but the session storage is of both tabs.
    const [one = [], other = []] = await Promise.all(tabs.map(heldBy));
    const after = [...one, ...other.filter(({ where }) => where === 'sessionStorage')];
    return { lost, left, leaving: { way, before, after } };
  } finally {
    await device.close();
  }
}
