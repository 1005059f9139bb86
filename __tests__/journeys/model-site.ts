import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { chunk, DONE } from '@/scripts/fakes/fake-provider';
import { serve } from '@/scripts/fakes/request';
import { serveOwn } from './own-site';
import { test as base } from './support';

const WORD_EVERY_MS = 15;

type Body = { messages: { role: string; content: string }[]; response_format?: unknown };

/** Seconds and ids that the site supplied: this model, too, can only cite what it was given. */
const stampsIn = (text: string) => [...text.matchAll(/"at":"([\d:]+)"/g)].map(([, at]) => at ?? '');
const idsIn = (text: string) => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '');

/**
 * A model behind the provider's contract, on this machine. What it does stands in the question: "slowly" goes on
 * until it is stopped, "break" breaks off the first time that it is asked.
 */
export function startModel() {
  const broken = new Set<string>();
  return serve(async (req, res) => {
    const text = await textOf(req);
    const { messages, response_format } = JSON.parse(text) as Body;
    const question = messages.at(-1)?.content ?? '';
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(': OPENROUTER PROCESSING\n\n');
    const say = async (words: string) => {
      for (const word of words.split(/(?<= )/)) {
        if (res.destroyed) return;
        res.write(chunk(word));
        await wait(WORD_EVERY_MS);
      }
    };
    if (response_format) {
      const [a, b, c, d] = idsIn(question).reverse();
      const steps = [a, b, 'made-up', c, d].map((id) => ({ id, why: 'A good next step.' }));
      await say(JSON.stringify({ steps }));
    } else if (question.includes('slowly')) {
      while (!res.destroyed) await say('And on and on it goes. ');
    } else if (question.includes('break') && !broken.has(text)) {
      broken.add(text);
      await say('This breaks ');
      res.end(
        'data: {"error":{"code":502,"message":"gone"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}\n\n',
      );
      return;
    } else {
      const [first = '0:00', second = '0:00'] = stampsIn(messages[1]?.content ?? '').slice(1);
      await say(
        `It is explained at [${first}], then at [${second}], never at [99:59].\nASK: What comes after that?`,
      );
    }
    res.end(chunk('', 'stop') + DONE);
  });
}

let visitors = 0;

/** The built site with a model behind it; each journey is a visitor of its own, who may ask four times. */
export const test = base.extend<{ visitor: undefined }, { modelSite: string }>({
  modelSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const model = await startModel();
      const site = await serveOwn({
        OPENROUTER_API_KEY: 'journey',
        GUIDE_BASE_URL: model.url,
        GUIDE_DAILY_SIGNED_OUT: '4',
        TRUSTED_PROXIES: 'loopback',
      });
      await use(site.url);
      await site.stop();
      await model.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ page, modelSite }, use) => {
      const address = `198.51.100.${++visitors}`;
      await page.route(`${modelSite}/api/{chat,guide}`, (route, request) =>
        route.continue({ headers: { ...request.headers(), 'x-forwarded-for': address } }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
