import { itWithRedis } from '@/__tests__/support/with-redis';
import { identifyRequester } from '@/lib/guide/server/request/identify-requester';
import { createQuestionQuotas } from '@/lib/guide/server/request/question-quotas';
import { log } from '@/lib/server/log';
import { openRedis } from '@/lib/server/redis';
import { startRedis } from '@/scripts/local/start-redis';

const limits = {
  GUIDE_DAILY_SIGNED_OUT: 2,
  GUIDE_DAILY_SIGNED_IN: 4,
  GUIDE_DAILY_PRO: 6,
  GUIDE_DAILY_SITE: 1_000,
};
const visitor = { who: 'signed-out' as const, key: 'visitor-1' };
const DAY = 24 * 3600;

describe('how often one may ask', () => {
  it('is known before asking, and so is the reset time', async () => {
    const quotas = createQuestionQuotas(limits);
    expect(await quotas.look(visitor)).toEqual({ left: 2, of: 2, renewsIn: 0, who: 'signed-out' });
    await quotas.take(visitor);
    expect(await quotas.look(visitor)).toEqual({ left: 1, of: 2, renewsIn: DAY, who: 'signed-out' });
  });

  it('ends with a refusal that costs nothing', async () => {
    const quotas = createQuestionQuotas(limits);
    await quotas.take(visitor);
    await quotas.take(visitor);
    for (let i = 0; i < 3; i++)
      expect(await quotas.take(visitor)).toMatchObject({ taken: false, quota: { left: 0 } });
    expect(await quotas.giveBack(visitor)).toMatchObject({ left: 1 });
    expect((await quotas.take(visitor)).taken).toBe(true);
  });

  it('is more for who is signed in, and most for Pro, without forgetting what was asked', async () => {
    const quotas = createQuestionQuotas(limits);
    await quotas.take({ who: 'signed-in', key: 'a' });
    expect(await quotas.look({ who: 'signed-in', key: 'a' })).toMatchObject({ left: 3, of: 4 });
    expect(await quotas.look({ who: 'pro', key: 'a' })).toMatchObject({ left: 5, of: 6 });
    expect(await quotas.look({ who: 'pro', key: 'b' })).toMatchObject({ left: 6 });
  });

  it('lets nobody ask where the limit is 0', async () => {
    const quotas = createQuestionQuotas({ ...limits, GUIDE_DAILY_SIGNED_OUT: 0 });
    expect((await quotas.take(visitor)).taken).toBe(false);
  });

  it('is not forgotten by questions at the same moment', async () => {
    const quotas = createQuestionQuotas(limits);
    const taken = await Promise.all(Array.from({ length: 10 }, () => quotas.take(visitor)));
    expect(taken.filter((one) => one.taken)).toHaveLength(2);
  });

  it('is counted here while Redis is away', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const away = openRedis('redis://127.0.0.1:1/0');
    const quotas = createQuestionQuotas(limits, away);
    await quotas.take(visitor);
    expect((await quotas.take(visitor)).taken).toBe(true);
    expect((await quotas.take(visitor)).taken).toBe(false);
    away.disconnect();
    warn.mockRestore();
  });

  itWithRedis(
    'is counted for all processes in Redis',
    async () => {
      const redis = await startRedis();
      const clients = [openRedis(redis.url), openRedis(redis.url)];
      const [one, other] = clients.map((client) => createQuestionQuotas(limits, client));
      // What is asked before the connections are there is counted in memory.
      let seen = 0;
      for (let tries = 0; tries < 200 && seen === 0; tries++) {
        const requester = { who: 'pro' as const, key: `try-${tries}` };
        await one?.take(requester);
        seen = 6 - ((await other?.look(requester))?.left ?? 6);
        if (seen === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(seen).toBe(1);
      for (const client of clients) client.disconnect();
      await redis.stop();
    },
    20_000,
  );
});

const stores = [
  ['in memory', it, async () => ({ url: undefined, stop: async () => undefined })],
  ['in Redis', itWithRedis, async () => startRedis()],
] as const;

describe.each(stores)('what the whole site may ask in a day, counted %s', (_where, itHere, open) => {
  const NOON = Date.parse('2026-11-22T12:00:00Z');
  let now = NOON;
  let stop = async () => {};
  afterEach(() => stop());

  async function begin(more: Partial<typeof limits> = {}) {
    now = NOON;
    const server = await open();
    const client = server.url ? openRedis(server.url) : undefined;
    const quotas = createQuestionQuotas({ ...limits, ...more }, client, () => now);
    stop = async () => {
      client?.disconnect();
      await server.stop();
    };
    for (let tries = 0; server.url && tries < 100; tries++) {
      if ((await quotas.report()).store === 'shared') break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect((await quotas.report()).store).toBe(server.url ? 'shared' : 'memory');
    return quotas;
  }
  type Opened = Awaited<ReturnType<typeof begin>>;
  const crowd = async (quotas: Opened, who: 'signed-out' | 'signed-in', size: number) => {
    let taken = 0;
    for (let number = 0; number < size; number++)
      if ((await quotas.take({ who, key: `${who}-${number}` })).taken) taken++;
    return taken;
  };

  itHere('is a number for all, of which those who are signed out leave half', async () => {
    const quotas = await begin({ GUIDE_DAILY_SITE: 10 });

    expect(await crowd(quotas, 'signed-out', 20)).toBe(5);
    expect(await crowd(quotas, 'signed-in', 20)).toBe(5);
    expect(await quotas.report()).toMatchObject({ used: 10, limit: 10 });
    expect(await quotas.take({ who: 'pro', key: 'late' })).toEqual({
      taken: false,
      quota: { left: 0, of: 6, renewsIn: 12 * 3_600, who: 'pro', site: true },
    });
    expect(await quotas.look({ who: 'pro', key: 'later' })).toMatchObject({ left: 0, site: true });
  });

  itHere('begins anew at midnight of UTC, and nobody’s own question was lost by it', async () => {
    const quotas = await begin({ GUIDE_DAILY_SITE: 2 });
    await crowd(quotas, 'signed-in', 2);
    const late = { who: 'signed-in', key: 'late' } as const;
    expect((await quotas.take(late)).taken).toBe(false);

    now = Date.parse('2026-11-23T00:00:01Z');
    expect(await quotas.look(late)).toMatchObject({ left: 4 });
    expect(await quotas.take(late)).toMatchObject({ taken: true, quota: { left: 3 } });
    expect(await quotas.report()).toMatchObject({ used: 1 });
  });

  itHere('counts what was sent, also where the person got the question back, and ends that too', async () => {
    const quotas = await begin();
    let sent = 0;
    for (; sent < 50 && (await quotas.take(visitor)).taken; sent++) await quotas.giveBack(visitor);

    expect(sent).toBe(6);
    expect(await quotas.report()).toMatchObject({ used: 6 });
    expect(await quotas.look(visitor)).toMatchObject({ left: 0, of: 2, renewsIn: DAY });
  });

  itHere('is not overdrawn by questions of one moment', async () => {
    const quotas = await begin({ GUIDE_DAILY_SITE: 4 });
    const taken = await Promise.all(
      Array.from({ length: 30 }, (_, number) => quotas.take({ who: 'pro', key: `pro-${number}` })),
    );

    expect(taken.filter((one) => one.taken).length).toBeLessThanOrEqual(4);
  });
});

describe('who asks', () => {
  const token = `Bearer ${'a'.repeat(30)}`;

  it('is the person of the verified token, with a pseudonymous key', async () => {
    const requester = await identifyRequester(token, '203.0.113.9', async () => ({
      uid: 'alice',
      pro: false,
    }));
    expect(requester.who).toBe('signed-in');
    expect(requester.key).not.toContain('alice');
    const pro = await identifyRequester(token, '198.51.100.1', async () => ({ uid: 'alice', pro: true }));
    expect(pro).toEqual({ who: 'pro', key: requester.key });
  });

  it('is a visitor behind an address without a token, and with one that does not hold', async () => {
    const none = await identifyRequester(undefined, '203.0.113.9', async () => ({ uid: 'x', pro: true }));
    const bad = await identifyRequester(token, '203.0.113.9', async () => undefined);
    const odd = await identifyRequester('Basic abc', '203.0.113.9', async () => ({ uid: 'x', pro: true }));
    expect([bad, odd]).toEqual([none, none]);
    expect(none.who).toBe('signed-out');
    expect(none.key).not.toContain('203');
    expect(await identifyRequester(undefined, '203.0.113.10', async () => undefined)).not.toEqual(none);
  });
});
