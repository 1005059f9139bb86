import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { forgetProcessState } from '@/__tests__/support/process-state';
import { until } from '@/__tests__/support/until';
import { itWithRedis } from '@/__tests__/support/with-redis';
import { startRedis } from '@/scripts/local/start-redis';

const env = { ...process.env };
beforeEach(() => {
  jest.resetModules();
  forgetProcessState();
});
afterEach(() => {
  process.env = { ...env };
});

itWithRedis('is one connection for limits, quotas and live answers, which ends with the server', async () => {
  const server = await startRedis();
  process.env.REDIS_URL = server.url;
  process.env.OPENROUTER_API_KEY = 'key';
  const [{ rateLimits }, { guide }, { liveHealth }, { closeAll }] = await Promise.all([
    import('@/lib/http/server/limits'),
    import('@/lib/guide/server/guide'),
    import('@/lib/sources/server/live-sources'),
    import('@/lib/server/shutdown'),
  ]);
  const watcher = new Redis(server.url);
  const others = async () =>
    String(await watcher.client('LIST'))
      .trim()
      .split('\n').length - 1;

  for (let tries = 0; (await liveHealth()).store !== 'shared' && tries < 100; tries++) await wait(30);
  expect((await liveHealth()).store).toBe('shared');
  await rateLimits().spend('ada', 1);
  expect((await guide()?.quotas.report())?.store).toBe('shared');
  expect(await watcher.keys('polymath:rate:client:ada')).toHaveLength(1);
  expect(await others()).toBe(1);

  expect(await closeAll(1_000)).toEqual([]);
  for (let tries = 0; (await others()) > 0 && tries < 100; tries++) await wait(30);
  expect(await others()).toBe(0);
  watcher.disconnect();
  await server.stop();
});

itWithRedis('is reported where it refuses to count because it is full, or answers nothing', async () => {
  const server = await startRedis();
  process.env.REDIS_URL = server.url;
  const [{ liveHealth }, { readReadiness }, { closeAll }] = await Promise.all([
    import('@/lib/sources/server/live-sources'),
    import('@/lib/http/server/readiness'),
    import('@/lib/server/shutdown'),
  ]);
  const engine = { version: async () => 'v1', listCourseIds: async () => ['a'], warning: () => undefined };
  const look = async () => {
    const { warnings, live } = await readReadiness(engine, liveHealth);
    return { warnings: warnings.join(), store: live?.store };
  };
  await until(async () => (await look()).store === 'shared');
  expect((await look()).warnings).toBe('');

  const watcher = new Redis(server.url);
  await watcher.config('SET', 'maxmemory', '1');
  expect(await look()).toEqual({ warnings: expect.stringMatching(/OOM.*counts alone/), store: 'memory' });
  await watcher.config('SET', 'maxmemory', '0');
  expect(await look()).toEqual({ warnings: '', store: 'shared' });
  server.pause();
  expect(await look()).toEqual({ warnings: expect.stringContaining('counts alone'), store: 'memory' });
  server.resume();

  watcher.disconnect();
  await closeAll(1_000);
  await server.stop();
});

it('is none where the environment names no Redis', async () => {
  delete process.env.REDIS_URL;
  const { sharedRedis } = await import('@/lib/server/redis');

  expect(sharedRedis()).toBeUndefined();
});
