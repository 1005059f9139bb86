/** @jest-environment node */

import { itWithRedis, startRedis } from '@/__tests__/support/redis-server';
import { createAllowances } from '@/lib/server/guide/allowances';
import { whoAsks } from '@/lib/server/guide/who-asks';
import { log } from '@/lib/server/log';

const limits = {
  GUIDE_DAILY_SIGNED_OUT: 2,
  GUIDE_DAILY_SIGNED_IN: 4,
  GUIDE_DAILY_PRO: 6,
  REDIS_URL: undefined,
};
const visitor = { who: 'signed-out' as const, key: 'visitor-1' };
const DAY = 24 * 3600;

describe('how often one may ask', () => {
  it('is known before asking, and when it begins anew', async () => {
    const allowances = createAllowances(limits);
    expect(await allowances.look(visitor)).toEqual({ left: 2, of: 2, renewsIn: 0, who: 'signed-out' });
    await allowances.take(visitor);
    expect(await allowances.look(visitor)).toEqual({ left: 1, of: 2, renewsIn: DAY, who: 'signed-out' });
  });

  it('ends with a refusal that costs nothing', async () => {
    const allowances = createAllowances(limits);
    await allowances.take(visitor);
    await allowances.take(visitor);
    for (let i = 0; i < 3; i++)
      expect(await allowances.take(visitor)).toMatchObject({ taken: false, allowance: { left: 0 } });
    expect(await allowances.giveBack(visitor)).toMatchObject({ left: 1 });
    expect((await allowances.take(visitor)).taken).toBe(true);
  });

  it('is more for who is signed in, and most for Pro, without forgetting what was asked', async () => {
    const allowances = createAllowances(limits);
    await allowances.take({ who: 'signed-in', key: 'a' });
    expect(await allowances.look({ who: 'signed-in', key: 'a' })).toMatchObject({ left: 3, of: 4 });
    expect(await allowances.look({ who: 'pro', key: 'a' })).toMatchObject({ left: 5, of: 6 });
    expect(await allowances.look({ who: 'pro', key: 'b' })).toMatchObject({ left: 6 });
  });

  it('lets nobody ask where the limit is 0', async () => {
    const allowances = createAllowances({ ...limits, GUIDE_DAILY_SIGNED_OUT: 0 });
    expect((await allowances.take(visitor)).taken).toBe(false);
  });

  it('is not forgotten by questions at the same moment', async () => {
    const allowances = createAllowances(limits);
    const taken = await Promise.all(Array.from({ length: 10 }, () => allowances.take(visitor)));
    expect(taken.filter((one) => one.taken)).toHaveLength(2);
  });

  it('is counted here while Redis is away', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const allowances = createAllowances({ ...limits, REDIS_URL: 'redis://127.0.0.1:1/0' });
    await allowances.take(visitor);
    expect((await allowances.take(visitor)).taken).toBe(true);
    expect((await allowances.take(visitor)).taken).toBe(false);
    allowances.close();
    warn.mockRestore();
  });

  itWithRedis(
    'is counted for all processes in Redis',
    async () => {
      const redis = await startRedis();
      const [one, other] = [0, 1].map(() => createAllowances({ ...limits, REDIS_URL: redis.url }));
      // What is asked before the connections are there is counted in memory.
      let seen = 0;
      for (let tries = 0; tries < 200 && seen === 0; tries++) {
        const asker = { who: 'pro' as const, key: `try-${tries}` };
        await one?.take(asker);
        seen = 6 - ((await other?.look(asker))?.left ?? 6);
        if (seen === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(seen).toBe(1);
      one?.close();
      other?.close();
      await redis.stop();
    },
    20_000,
  );
});

describe('who asks', () => {
  const token = `Bearer ${'a'.repeat(30)}`;

  it('is whoever the checked token names, with a key that does not tell who', async () => {
    const asker = await whoAsks(token, '203.0.113.9', async () => ({ uid: 'alice', pro: false }));
    expect(asker.who).toBe('signed-in');
    expect(asker.key).not.toContain('alice');
    const pro = await whoAsks(token, '198.51.100.1', async () => ({ uid: 'alice', pro: true }));
    expect(pro).toEqual({ who: 'pro', key: asker.key });
  });

  it('is a visitor behind an address without a token, and with one that does not hold', async () => {
    const none = await whoAsks(undefined, '203.0.113.9', async () => ({ uid: 'x', pro: true }));
    const bad = await whoAsks(token, '203.0.113.9', async () => undefined);
    const odd = await whoAsks('Basic abc', '203.0.113.9', async () => ({ uid: 'x', pro: true }));
    expect([bad, odd]).toEqual([none, none]);
    expect(none.who).toBe('signed-out');
    expect(none.key).not.toContain('203');
    expect(await whoAsks(undefined, '203.0.113.10', async () => undefined)).not.toEqual(none);
  });
});
