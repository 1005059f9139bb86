import { setTimeout as wait } from 'node:timers/promises';
import { SOURCES } from '@/lib/sources/server/registry';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { chunk, DONE } from '@/scripts/fakes/fake-provider';
import { PLAYS } from '@/scripts/fakes/live-sources';
import { serve } from '@/scripts/fakes/request';

const WORDS = 20;
const WORD_EVERY_MS = 50;

/** A fake model that answers after a second and counts requests. */
async function startModel() {
  let asked = 0;
  const { url, close } = await serve(async (req, res) => {
    asked++;
    req.resume();
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let word = 0; word < WORDS && !res.destroyed; word++, await wait(WORD_EVERY_MS))
      res.write(chunk('word '));
    res.end(chunk('', 'stop') + DONE);
  });
  return { url, close, asked: () => asked };
}

/** Local replacements of the live sources and the model, which count their requests. */
export async function startOutside() {
  const sources = await startContractServer();
  const model = await startModel();
  for (const [source, play] of Object.entries(PLAYS)) sources.play(source, play);
  const limits = SOURCES.find(({ id }) => id === 'youtube')?.daily?.limits ?? {};
  const asked = (isSearch: boolean) =>
    sources.requests.filter(({ source, path }) => source === 'youtube' && (path === '/search') === isSearch)
      .length;
  return {
    env: {
      YOUTUBE_API_KEY: 'attack',
      LIVE_SOURCES: '',
      LIVE_SOURCE_URLS: Object.keys(PLAYS)
        .map((source) => `${source}=${sources.baseUrl(source)}`)
        .join(','),
      OPENROUTER_API_KEY: 'attack',
      GUIDE_BASE_URL: model.url,
    },
    /** The used part of the YouTube key's daily quota, which all clients share, and its limit. */
    used: () => ({
      searches: { used: asked(true), daily: limits.searches ?? 0 },
      units: { used: asked(false), daily: limits.units ?? 0 },
    }),
    modelAsked: model.asked,
    close: async () => {
      await model.close();
      await sources.close();
    },
  };
}

export type Outside = Awaited<ReturnType<typeof startOutside>>;
/** What was asked: the used part of YouTube's daily quota, and questions to the model. */
export type Counted = { quotas: ReturnType<Outside['used']>; modelAsked: number };
