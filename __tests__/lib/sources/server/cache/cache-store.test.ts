import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@/__tests__/support/until';
import { itWithRedis } from '@/__tests__/support/with-redis';
import { log } from '@/lib/server/log';
import { openRedis } from '@/lib/server/redis';
import { type CacheStore, createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { createRedisStore } from '@/lib/sources/server/cache/redis-cache-store';
import { startContractServer } from '@/scripts/fakes/contract-server';
import { aLiveSource } from '@/scripts/fakes/live-sources';
import { playMitLearn } from '@/scripts/fakes/sources/mit-learn';
import { startRedis } from '@/scripts/local/start-redis';

async function keepsWhatItShould(store: CacheStore): Promise<void> {
  await store.set('a', 'one', 10_000);
  await store.set('b', 'two', 30);
  await expect(store.get('a')).resolves.toBe('one');
  await expect(store.get('c')).resolves.toBeUndefined();
  await wait(60);
  await expect(store.get('b')).resolves.toBeUndefined();

  await expect(store.add('n', 2, 10_000)).resolves.toBe(2);
  await expect(store.add('n', 0, 10_000)).resolves.toBe(2);
  await expect(store.add('n', -1, 10_000)).resolves.toBe(1);
  await store.add('short', 5, 30);
  await wait(60);
  await expect(store.add('short', 1, 1_000)).resolves.toBe(1);
  // Its time is counted from its first use, also where it was back at nothing meanwhile.
  await store.add('back', 1, 300);
  await store.add('back', -1, 10_000);
  await store.add('back', 1, 10_000);
  await wait(350);
  await expect(store.add('back', 1, 1_000)).resolves.toBe(1);
}

describe('the memory store', () => {
  it('keeps entries and counters for their time', async () => {
    await keepsWhatItShould(createMemoryStore());
  });

  it('stays within its size and forgets what was not used for longest', async () => {
    const store = createMemoryStore(10_000);
    for (let number = 0; number < 100; number++) await store.set(`key ${number}`, 'x'.repeat(400), 10_000);

    await expect(store.get('key 0')).resolves.toBeUndefined();
    await expect(store.get('key 99')).resolves.toHaveLength(400);
  });
});

describe('the Redis store', () => {
  const quiet = () => jest.spyOn(log, 'warn').mockImplementation();

  async function ready(store: CacheStore): Promise<void> {
    await until(async () => (await store.scope()) === 'shared');
    expect(await store.scope()).toBe('shared');
  }

  itWithRedis(
    'shares entries and counters, and answers when Redis goes and comes back',
    async () => {
      const redis = await startRedis();
      const said = quiet();
      const server = await startContractServer();
      server.play('mit-learn', playMitLearn);
      const clients = [openRedis(redis.url), openRedis(redis.url)] as const;
      const [one, other] = [createRedisStore(clients[0]), createRedisStore(clients[1])];
      await Promise.all([ready(one), ready(other)]);

      await keepsWhatItShould(one);
      await aLiveSource('mit-learn', server, { store: one }).search('algebra');
      await aLiveSource('mit-learn', server, { store: other }).search('Algebra');
      expect(server.requests).toHaveLength(1);
      await one.add('shared', 40, 10_000);
      await expect(other.add('shared', 2, 10_000)).resolves.toBe(42);

      await redis.stop();
      await until(async () => (await one.scope()) !== 'shared');
      await expect(one.get('a')).resolves.toBeUndefined();
      await one.set('a', 'meanwhile', 10_000);
      await expect(one.get('a')).resolves.toBe('meanwhile');
      await expect(
        aLiveSource('mit-learn', server, { store: one }).search('calculus'),
      ).resolves.toMatchObject({
        kind: 'found',
      });

      const again = await startRedis(redis.port);
      await ready(one);
      await one.set('back', 'yes', 10_000);
      await expect(one.get('back')).resolves.toBe('yes');
      for (const client of clients) client.disconnect();
      await Promise.all([again.stop(), server.close()]);
      expect(said).toHaveBeenCalled();
      said.mockRestore();
    },
    20_000,
  );

  it('does without Redis from the first moment, and says so once', async () => {
    const said = quiet();
    const away = openRedis('redis://127.0.0.1:9/0');
    const store = createRedisStore(away);
    await store.set('a', 'one', 10_000);
    await expect(store.get('a')).resolves.toBe('one');
    await wait(700);

    expect(await store.scope()).toBe('memory');
    expect(said).toHaveBeenCalledTimes(1);
    away.disconnect();
    said.mockRestore();
  });
});
