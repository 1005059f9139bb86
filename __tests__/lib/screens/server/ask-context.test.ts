import type { IncomingMessage } from 'node:http';
import { askContextOf, spenderOf, triggerOfPage } from '@/lib/screens/server/ask-context';
import { serve } from '@/scripts/fakes/request';

const FIREFOX = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

let stop = async () => {};
afterEach(() => stop());

/** What a request with these headers leads to. */
async function served<T>(work: (req: IncomingMessage) => Promise<T>) {
  const results: T[] = [];
  const site = await serve(async (req, res) => {
    results.push(await work(req));
    res.end();
  });
  stop = site.close;
  return {
    ask: async (headers: Record<string, string> = FIREFOX) => {
      await fetch(site.url, { headers });
      return results.at(-1) as T;
    },
  };
}

it('counts a client under a name that does not tell its address, and wishes nothing for a crawler', async () => {
  const { ask } = await served(async (req) => spenderOf(req, 'user'));
  const person = await ask();

  expect(person).toEqual({ trigger: 'user', client: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await ask({ 'User-Agent': 'Googlebot/2.1' })).toEqual({ ...person, trigger: 'automated' });
});

it.each([
  ['a browser that follows a link', false, 'cross-site', 'navigate', 'document', 'background'],
  ['a browser within the site', false, 'same-origin', 'cors', 'empty', 'background'],
  ['the link that asks, on this site', true, 'same-origin', 'navigate', 'document', 'user'],
  ['the link that asks, reloaded', true, 'none', 'navigate', 'document', 'user'],
  ['the link that asks, on another site', true, 'cross-site', 'navigate', 'document', 'background'],
  ['a picture of another site', true, 'cross-site', 'no-cors', 'image', 'automated'],
  ['a program that says nothing', true, undefined, undefined, undefined, 'automated'],
])('takes a page for what it is: %s', (_what, pressed, site, mode, dest, wish) => {
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
  expect(triggerOfPage({ headers } as unknown as IncomingMessage, pressed)).toBe(wish);
});

it('lets a client pay once a page, whatever number of sources it asks, until its minute is used up', async () => {
  const { ask } = await served(async (req) => {
    const context = askContextOf(req, 'automated');
    return Promise.all([context.mayAsk?.(), context.mayAsk?.(), context.mayAsk?.()]);
  });
  const passed = [];
  for (let page = 0; page < 70; page++) passed.push(await ask());

  // 600 points a minute, 10 a page.
  expect(passed.filter(([first]) => first)).toHaveLength(60);
  expect(passed.every(([first, ...others]) => others.every((other) => other === first))).toBe(true);
});
