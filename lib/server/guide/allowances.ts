import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from '@/lib/guide/chat.types';
import type { ServerEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { log } from '@/lib/server/log';
import type { Asker } from './who-asks';

assertServer('lib/server/guide/allowances');

/** A day from the first question on, in seconds. */
const DAY = 24 * 3600;
const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MAX_MS = 10_000;
const PREFIX = 'polymath:guide:1';

type Settings = Pick<
  ServerEnv,
  'GUIDE_DAILY_SIGNED_OUT' | 'GUIDE_DAILY_SIGNED_IN' | 'GUIDE_DAILY_PRO' | 'REDIS_URL'
>;

export interface Allowances {
  look(asker: Asker): Promise<Allowance>;
  /** Takes one question; `taken` is false, and nothing is counted, when none is left. */
  take(asker: Asker): Promise<{ taken: boolean; allowance: Allowance }>;
  /**
   * Gives a question back that got no word in answer. One that its asker `left` cost as much as any other, so it is
   * given back as often a day as there are questions.
   */
  giveBack(asker: Asker, why?: 'left'): Promise<Allowance>;
  close(): void;
}

function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, RECONNECT_MAX_MS),
  });
  let away = false;
  redis.on('error', () => {
    if (!away) log.warn('Redis is away: questions to the guide are counted in memory meanwhile');
    away = true;
  });
  redis.on('ready', () => {
    away = false;
  });
  return redis;
}

/** Questions a day, counted in this process, or in Redis for all of them; while Redis is away, here. */
export function createAllowances(settings: Settings): Allowances {
  const limits: Record<Asker['who'], number> = {
    'signed-out': settings.GUIDE_DAILY_SIGNED_OUT,
    'signed-in': settings.GUIDE_DAILY_SIGNED_IN,
    pro: settings.GUIDE_DAILY_PRO,
  };
  const redis = settings.REDIS_URL ? openRedis(settings.REDIS_URL) : undefined;
  // One counter for everybody: who becomes Pro in the middle of a day keeps what was asked on it.
  const base = { points: Number.MAX_SAFE_INTEGER, duration: DAY, keyPrefix: PREFIX };
  const memory = new RateLimiterMemory(base);
  const counter = redis
    ? new RateLimiterRedis({ ...base, storeClient: redis, insuranceLimiter: memory })
    : memory;

  const tell = ({ who }: Asker, count: RateLimiterRes | null): Allowance => {
    const of = limits[who];
    const used = Math.max(0, count?.consumedPoints ?? 0);
    return {
      left: Math.max(0, of - used),
      of,
      renewsIn: used > 0 ? Math.ceil(Math.max(0, count?.msBeforeNext ?? 0) / 1000) : 0,
      who,
    };
  };

  return {
    look: async (asker) => tell(asker, await counter.get(asker.key)),
    take: async (asker) => {
      const count = await counter.consume(asker.key);
      if (count.consumedPoints <= limits[asker.who]) return { taken: true, allowance: tell(asker, count) };
      return { taken: false, allowance: tell(asker, await counter.reward(asker.key)) };
    },
    giveBack: async (asker, why) => {
      const often = why && (await counter.consume(`left-${asker.key}`)).consumedPoints > limits[asker.who];
      return tell(asker, often ? await counter.get(asker.key) : await counter.reward(asker.key));
    },
    close: () => redis?.disconnect(),
  };
}
