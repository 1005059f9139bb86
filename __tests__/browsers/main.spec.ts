import { expect, test } from './support';
import type { Part, Visitor } from './visitor';

const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';
const SEARCH: Part = { role: 'combobox', name: 'Search any course on the planet' };
const CARD: Part = { css: '#results .card' };
const TITLES: Part = { css: 'h2', within: CARD };
const COUNT: Part = { role: 'status', text: /course/ };
const HEADING: Part = { css: 'h1' };
const BEGINNER: Part = { role: 'checkbox', name: /^Beginner/ };
const SAVED: Part = { role: 'article', within: { role: 'region', name: 'Saved' } };
const ACCOUNT: Part = { role: 'button', name: 'Account menu', within: { role: 'banner' } };

const LATE = { timeout: 20_000 };

async function search(visitor: Visitor, words: string): Promise<void> {
  await visitor.type(SEARCH, words);
  await visitor.enter();
  await expect.poll(visitor.address).toBe(`/search/${encodeURIComponent(words)}`);
}

test('a visitor searches, filters, opens a course and comes Back to the list', async ({
  visitor,
  viewport,
}) => {
  await visitor.open('/');
  await search(visitor, 'python');
  await expect.poll(() => visitor.texts(HEADING)).toEqual(['Courses for “python”']);
  const all = await visitor.texts(COUNT);
  expect((await visitor.texts(TITLES))[0]).toMatch(/python/i);

  if (viewport && viewport.width < 1024) await visitor.press({ css: 'summary', text: /^\s*Filters/ });
  await visitor.press(BEGINNER);
  await expect.poll(visitor.address).toBe('/search/python?level=beginner');
  await expect.poll(() => visitor.texts(COUNT)).not.toEqual(all);
  const titles = await visitor.texts(TITLES);

  await visitor.press({ role: 'link', within: TITLES });
  await expect.poll(visitor.address).toMatch(/^\/course\//);
  await expect.poll(() => visitor.texts(HEADING)).toEqual([titles[0]]);

  await visitor.back();
  await expect.poll(visitor.address).toBe('/search/python?level=beginner');
  await expect.poll(() => visitor.texts(TITLES)).toEqual(titles);
});

test('a saved course is still saved after a reload, and stands in My Courses', async ({ visitor }) => {
  await visitor.open(COURSE);
  await visitor.press({ role: 'button', name: 'Save' });
  await expect.poll(() => visitor.texts({ role: 'button', name: 'Saved' })).toHaveLength(1);
  await visitor.reload();
  await expect.poll(() => visitor.texts({ role: 'button', name: 'Saved' })).toHaveLength(1);

  await visitor.open('/my-courses');
  await expect.poll(() => visitor.texts(SAVED)).toEqual([expect.stringContaining('NYU Deep Learning')]);
});

test('a visitor signs in, reads their name in the menu, and stays signed in', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.press({ role: 'button', name: 'Sign in', within: { role: 'banner' } });
  await visitor.press({ role: 'button', name: 'Sign in with Google' });
  await expect.poll(() => visitor.texts(ACCOUNT), LATE).toHaveLength(1);

  await visitor.reload();
  await visitor.press(ACCOUNT);
  await expect
    .poll(() => visitor.texts({ role: 'group', name: 'Account' }))
    .toEqual([expect.stringContaining('Local Learner')]);
});

test('a page that was opened can be read offline', async ({ visitor, way }) => {
  await visitor.open(COURSE);
  const isKept = () => caches.match(location.href).then(Boolean);
  await expect.poll(() => visitor.ask(isKept), LATE).toBe(true);
  const heading = await visitor.texts(HEADING);

  // With preload, Firefox took a failed request for an answer while the machine was offline, which no command brings about.
  const preloads = () =>
    navigator.serviceWorker.ready
      .then(({ navigationPreload }) => navigationPreload.getState())
      .then(({ enabled }) => enabled);
  expect(await visitor.ask(preloads)).toBe(false);

  await way.cut();
  await visitor.goOffline();
  await visitor.open('/search/never-opened');
  await expect.poll(() => visitor.texts(HEADING), LATE).toEqual(["You're offline"]);
  await visitor.open(COURSE);
  await expect.poll(() => visitor.texts(HEADING), LATE).toEqual(heading);
  // The scripts are there too.
  await visitor.press({ role: 'button', name: 'Save' });
  await expect.poll(() => visitor.texts({ role: 'button', name: 'Saved' })).toHaveLength(1);
});
