import { setTimeout as wait } from 'node:timers/promises';
import { newClient } from './client';
import { faultsOfSpending, SEARCHES_A_MINUTE, spendLimit } from './counted-once';
import { secondsUntil } from './server';
import type { Stage } from './stage';
import type { Finding, Trial } from './trial.types';

/** Milliseconds for which a state lasts, so that visitors meet it. */
const STATE_MS = 5_000;

const told = (seconds: number) => seconds.toFixed(1);

/** One server after the other is stopped and started again with the next version. */
async function newVersion({ servers, versions }: Stage): Promise<Finding> {
  const away: string[] = [];
  for (const server of servers) {
    const from = performance.now();
    await server.stop();
    await server.start(versions.next);
    away.push(told((performance.now() - from) / 1_000));
    await wait(STATE_MS);
  }
  const builds = await Promise.all(servers.map(async (server) => (await server.look()).build));
  return {
    found: `each server was away for ${away.join(' and ')} s`,
    faults: builds.every((build) => build === versions.next.build) ? [] : ['a server serves the old version'],
  };
}

/** The next index is published, both servers pull it, and follow. */
async function newIndex({ url, servers, indexes }: Stage): Promise<Finding> {
  const { version, page } = await indexes.publishNext();
  const hasNext = (server: Stage['servers'][0]) => async () => (await server.look()).index === version;
  const seconds = await Promise.all(
    servers.map(async (server) => {
      await indexes.pull(server.indexDir);
      return secondsUntil('The new index is open', hasNext(server));
    }),
  );
  const client = newClient(url);
  const statuses = [];
  for (let turn = 0; turn < 4; turn++) statuses.push((await client.ask(`${page}?turn=${turn}`)).status);
  client.leave();
  return {
    found: `open ${seconds.map(told).join(' and ')} s after its pull`,
    faults: statuses.every((status) => status === 200)
      ? []
      : [`the new course answered ${statuses.join(', ')}`],
  };
}

/** One process ends at once, and is started again. */
async function killed({ servers: [server] }: Stage): Promise<Finding> {
  await server.kill();
  await wait(STATE_MS);
  await server.start();
  const before = await server.answered('/search/*');
  const seconds = await secondsUntil('It gets requests again', async () => {
    return (await server.answered('/search/*')) > before;
  });
  return { found: `it got requests again ${told(seconds)} s after it was ready`, faults: [] };
}

/** How many servers say that Redis is away. */
const withoutRedis = async ({ servers }: Stage) => {
  const states = await Promise.all(servers.map((server) => server.look()));
  return states.filter(({ warnings }) => warnings.some((text) => text.includes('Redis'))).length;
};

/** Searches that are more than two servers answer one client if each counts alone. */
const MORE = SEARCHES_A_MINUTE * 2.4;

async function redisGone(stage: Stage): Promise<Finding> {
  await stage.redis.stop();
  await wait(STATE_MS);
  const warned = await withoutRedis(stage);
  const alone = await spendLimit(stage, MORE);
  await stage.redis.start();
  const seconds = await secondsUntil('Redis is used again', async () => (await withoutRedis(stage)) === 0);
  const again = await spendLimit(stage, SEARCHES_A_MINUTE * 1.2);
  return {
    found:
      `without it each server counts alone: one client got ${alone.each.join(' + ')} answers; ` +
      `used again after ${told(seconds)} s, then ${again.accepted}`,
    faults: [
      ...(warned === stage.servers.length ? [] : ['a server does not say that Redis is away']),
      ...faultsOfSpending(alone, SEARCHES_A_MINUTE * stage.servers.length),
      ...faultsOfSpending(again, SEARCHES_A_MINUTE),
    ],
  };
}

async function redisSilent(stage: Stage): Promise<Finding> {
  const client = newClient(stage.url);
  stage.redis.pause();
  try {
    const answers = [];
    for (const from = performance.now(); performance.now() - from < 2 * STATE_MS; )
      answers.push(await client.ask(`/api/suggest?q=py${answers.length}`));
    const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
    const failed = answers.filter(({ status }) => status !== 200).length;
    return {
      found: `a suggestion took ${slowest} ms at most, ${answers.length} of one visitor in ${told((2 * STATE_MS) / 1_000)} s`,
      faults: failed > 0 ? [`${failed} suggestions failed`] : [],
    };
  } finally {
    stage.redis.resume();
    client.leave();
  }
}

export const SURVIVED: readonly Trial[] = [
  { what: 'a new version of the site, one server after the other', run: newVersion },
  { what: 'a new index is published and pulled', run: newIndex },
  { what: 'one server is killed and started again', run: killed },
  { what: 'Redis ends and comes back empty', run: redisGone },
  { what: 'Redis takes requests and answers none', run: redisSilent },
];
