import type { Redis } from 'ioredis';
import { itWithRedis } from '@/__tests__/support/with-redis';
import { createRateLimits } from '@/lib/http/server/rate-limit';
import { log } from '@/lib/server/log';
import { openRedis } from '@/lib/server/redis';
import { startRedis } from '@/scripts/local/start-redis';

it('lets a client spend its share and then says how long to wait', async () => {
  const limits = createRateLimits({ client: 3, global: 100 });
  expect(await limits.spend('ada', 2)).toBeUndefined();
  expect(await limits.spend('ada', 1)).toBeUndefined();
  const wait = await limits.spend('ada', 1);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limits.spend('grace', 1)).toBeUndefined();
});

it('turns everybody away when all together have spent too much', async () => {
  const limits = createRateLimits({ client: 10, global: 3 });
  for (const client of ['a', 'b', 'c']) expect(await limits.spend(client, 1)).toBeUndefined();
  expect(await limits.spend('d', 1)).toBeGreaterThanOrEqual(1);
});

it('does not let a client that is over its share spend that of the others', async () => {
  const limits = createRateLimits({ client: 1, global: 3 });
  for (let turn = 0; turn < 10; turn++) await limits.spend('greedy', 1);
  expect(await limits.spend('ada', 1)).toBeUndefined();
});

it('counts in this process while Redis is away', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const away = openRedis('redis://127.0.0.1:1/0');
  const limits = createRateLimits({ client: 1, global: 10, redis: away });
  expect(await limits.spend('ada', 1)).toBeUndefined();
  expect(await limits.spend('ada', 1)).toBeGreaterThanOrEqual(1);
  away.disconnect();
  warn.mockRestore();
});

itWithRedis('counts together with other processes in Redis', async () => {
  const redis = await startRedis();
  const clients = [openRedis(redis.url), openRedis(redis.url)] as const;
  const limitsBy = (client: Redis) => createRateLimits({ client: 5, global: 100, redis: client });
  const [here, there] = [limitsBy(clients[0]), limitsBy(clients[1])];
  // Until both are connected each counts for itself; from then on the two have one share.
  let turned = 0;
  for (let turn = 0; turn < 40 && turned === 0; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [first, second] = [await here.spend(`c${turn}`, 5), await there.spend(`c${turn}`, 5)];
    if (first === undefined && second !== undefined) turned++;
  }
  expect(turned).toBe(1);
  for (const client of clients) client.disconnect();
  await redis.stop();
});
