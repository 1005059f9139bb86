import { forAllTests } from '@/__tests__/support/fixtures';
import { anAnswer, aSearch } from '@/__tests__/support/search';
import { itWithRedis } from '@/__tests__/support/with-redis';
import { openRedis } from '@/lib/server/redis';
import { type CacheStore, createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { createRedisStore } from '@/lib/sources/server/cache/redis-cache-store';
import { loadLiveBlock } from '@/lib/sources/server/live-block';
import type { AskContext, Spender } from '@/lib/sources/server/quota/spender';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { aLiveSource } from '@/scripts/fakes/live-sources';
import { PLAYLIST_ID, playYouTube } from '@/scripts/fakes/sources/youtube';
import { startRedis } from '@/scripts/local/start-redis';

const HOUR = 3_600_000;
/** Midnight in California, where YouTube's day begins. */
const MIDNIGHT = Date.parse('2026-11-22T08:00:00Z');

const server = forAllTests(startContractServer);
beforeEach(() => {
  server.play('youtube', playYouTube);
});

const searchesSent = () => server.requests.filter(({ path }) => path === '/search').length;

/** YouTube, so many hours after its day began. */
function youTube(store: CacheStore = createMemoryStore(), hours = 12) {
  let now = MIDNIGHT + hours * HOUR;
  return {
    ...aLiveSource('youtube', server, { store, now: () => now }),
    pass: (more: number) => {
      now += more * HOUR;
    },
  };
}
type YouTube = ReturnType<typeof youTube>;

/** A page of a search for which the catalogue has nothing. */
const openPage = (
  youtube: YouTube,
  words: string,
  asking: AskContext = { spender: { trigger: 'automated' } },
) =>
  loadLiveBlock(
    [youtube],
    { findByKeys: async () => [] },
    {
      search: aSearch(words),
      answer: anAnswer({ total: 0 }),
      requested: asking.spender?.trigger === 'user',
      asking,
    },
  );

/** Searches for so many made-up words; how many of them were answered. */
async function search(youtube: YouTube, times: number, words: string, spender: Spender): Promise<number> {
  let answered = 0;
  for (let number = 0; number < times; number++) {
    const { kind } = await youtube.search(`${words} ${number}`, { spender });
    if (kind === 'found') answered++;
  }
  return answered;
}

it('130 pages of made-up searches leave the day of YouTube as it was', async () => {
  const youtube = youTube();
  for (let number = 0; number < 130; number++) await openPage(youtube, `made up ${number}`);

  expect(server.requests).toHaveLength(0);
  expect((await youtube.status()).quotas).toContainEqual({ name: 'searches', used: 0, limit: 100 });
});

it('130 pages that one person opens use the share that is for what was not asked for', async () => {
  const youtube = youTube();
  for (let number = 0; number < 130; number++)
    await openPage(youtube, `made up ${number}`, { spender: { trigger: 'background', client: 'eve' } });

  expect((await youtube.status()).quotas).toContainEqual({ name: 'searches', used: 4, limit: 100 });
});

it('shows on such a page what somebody else has looked up, and offers the rest', async () => {
  const youtube = youTube();
  await youtube.search('knitting', { spender: { trigger: 'user', client: 'ada' } });

  await expect(openPage(youtube, 'Knitting')).resolves.toMatchObject({ sources: [{ state: 'found' }] });
  await expect(openPage(youtube, 'felting')).resolves.toMatchObject({ sources: [{ state: 'waiting' }] });
  expect(searchesSent()).toBe(1);
});

describe.each([
  ['in memory', it, async () => ({ store: createMemoryStore(), stop: async () => undefined })],
  [
    'in Redis',
    itWithRedis,
    async () => {
      const redis = await startRedis();
      const client = openRedis(redis.url);
      const store = createRedisStore(client);
      for (let tries = 0; (await store.scope()) !== 'shared' && tries < 100; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      expect(await store.scope()).toBe('shared');
      const stop = () => {
        client.disconnect();
        return redis.stop();
      };
      return { store, stop };
    },
  ],
] as const)('counted %s', (_where, itHere, open) => {
  let store: CacheStore;
  let stop = async () => {};
  const begin = async () => ({ store, stop } = await open());
  afterEach(() => stop());

  itHere('one client gets a small share, the smaller half of it without asking', async () => {
    await begin();
    const youtube = youTube(store);

    expect(await search(youtube, 130, 'background', { trigger: 'background', client: 'eve' })).toBe(4);
    expect(await search(youtube, 130, 'user', { trigger: 'user', client: 'eve' })).toBe(4);
    expect(searchesSent()).toBe(8);
    expect(await search(youtube, 2, 'other', { trigger: 'user', client: 'ada' })).toBe(2);
  });

  itHere('what is kept costs nothing, also who has used up their share', async () => {
    await begin();
    const youtube = youTube(store);
    const eve = { trigger: 'user', client: 'eve' } as const;
    await search(youtube, 20, 'made up', eve);

    expect(await search(youtube, 8, 'made up', eve)).toBe(8);
    expect(searchesSent()).toBe(8);
    await expect(youtube.search('one more', { spender: eve })).resolves.toMatchObject({
      fault: 'over-quota',
    });
  });

  itHere('many clients together get a quarter of the day in an hour, and it grows with the day', async () => {
    await begin();
    const youtube = youTube(store, 0);
    const crowd = async (round: string) => {
      let answered = 0;
      for (let number = 0; number < 30; number++)
        answered += await search(youtube, 5, `${round} ${number}`, {
          trigger: 'user',
          client: `${round} ${number}`,
        });
      return answered;
    };

    expect(await crowd('at midnight')).toBe(25);
    youtube.pass(8);
    // A third of what was closed at midnight has opened.
    expect(await crowd('in the morning')).toBe(25);
    youtube.pass(8);
    expect(await crowd('at noon')).toBe(25);
    youtube.pass(7.99);
    expect(await crowd('in the evening')).toBe(25);
    expect(searchesSent()).toBe(100);
    youtube.pass(0.02);
    expect(await crowd('the next day')).toBe(25);
  });

  itHere('what nobody asked for leaves half to those who ask', async () => {
    await begin();
    const youtube = youTube(store, 23.9);
    let answered = 0;
    for (let number = 0; number < 20; number++)
      answered += await search(youtube, 5, `${number}`, { trigger: 'background', client: `${number}` });

    expect(answered).toBe(12);
    expect(await search(youtube, 3, 'user', { trigger: 'user', client: 'ada' })).toBe(3);
  });

  itHere('searches of one moment do not overdraw a share', async () => {
    await begin();
    const youtube = youTube(store);
    const eve = { trigger: 'user', client: 'eve' } as const;
    await Promise.all(
      Array.from({ length: 40 }, (_, number) => youtube.search(`${number}`, { spender: eve })),
    );

    expect(searchesSent()).toBeLessThanOrEqual(8);
  });

  itHere('courses have a share too: made-up ids do not use up what searches need', async () => {
    await begin();
    const youtube = youTube(store);
    const eve = { trigger: 'user', client: 'eve' } as const;
    for (let number = 0; number < 320; number++)
      await youtube.getCourse(`made-up-${100 + number}`, { spender: eve });

    const { quotas } = await youtube.status();
    expect(quotas).toContainEqual({ name: 'units', used: 300, limit: 10_000 });
    const ada = { spender: { trigger: 'user', client: 'ada' } } as const;
    await expect(youtube.getCourse(PLAYLIST_ID, ada)).resolves.toMatchObject({ kind: 'found' });
  });
});

it('asks again for a client with a share left where the same question of one without was refused', async () => {
  const youtube = youTube();
  const eve = { trigger: 'user', client: 'eve' } as const;
  await search(youtube, 8, 'made up', eve);
  const [refused, answered] = await Promise.all([
    youtube.search('the same', { spender: eve }),
    youtube.search('the same', { spender: { trigger: 'user', client: 'ada' } }),
  ]);

  expect(refused).toMatchObject({ fault: 'over-quota' });
  expect(answered).toMatchObject({ kind: 'found' });
});

it('asks nothing for a client that may not send more requests now, and says that the place rests', async () => {
  const youtube = youTube();
  const mayAsk = jest.fn(async () => false);
  const spender = { trigger: 'user', client: 'eve' } as const;

  await expect(openPage(youtube, 'knitting', { spender, mayAsk })).resolves.toMatchObject({
    sources: [{ state: 'resting' }],
  });
  expect(server.requests).toHaveLength(0);
  await youtube.search('knitting');
  await openPage(youtube, 'knitting', { spender, mayAsk });
  expect(mayAsk).toHaveBeenCalledTimes(1);
});
