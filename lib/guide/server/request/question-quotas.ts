import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { dayOf } from '@/lib/format/local-day';
import type { QuestionQuota } from '@/lib/guide/chat/chat.types';
import type { ServerEnv } from '@/lib/server/env';
import { scopeOf } from '@/lib/server/redis';
import type { Requester } from './identify-requester';

/** Seconds in a day; it starts with the first question. */
const DAY = 24 * 3600;
const PREFIX = 'polymath:guide:1';
/** A person may send their quota this many times, because unanswered questions are given back. */
const TRIES = 3;
/**
 * Signed-out identities can be created at no cost, so they may use only this share of the site's daily quota.
 */
const SIGNED_OUT_SHARE = 0.5;

const toMidnight = (now: number) => Math.ceil((DAY * 1_000 - (now % (DAY * 1_000))) / 1_000);

type Settings = Pick<
  ServerEnv,
  'GUIDE_DAILY_SIGNED_OUT' | 'GUIDE_DAILY_SIGNED_IN' | 'GUIDE_DAILY_PRO' | 'GUIDE_DAILY_SITE'
>;

/** Questions that the whole site has sent to the model today, and where they are counted. */
export type SiteReport = { used: number; limit: number; store: 'memory' | 'shared' };

export type QuestionQuotas = {
  look(requester: Requester): Promise<QuestionQuota>;
  /** Takes one question. If none is left, `taken` is false and nothing is counted. */
  take(requester: Requester): Promise<{ taken: boolean; quota: QuestionQuota }>;
  /**
   * Gives back a question that got no answer. It stays counted for the site, because it was sent and may cost
   * money.
   */
  giveBack(requester: Requester): Promise<QuestionQuota>;
  report(): Promise<SiteReport>;
};

/**
 * Daily question quotas, counted in Redis for all processes; without Redis, or while it is down, in this
 * process.
 */
export function createQuestionQuotas(
  settings: Settings,
  redis?: Redis,
  now: () => number = Date.now,
): QuestionQuotas {
  const limits: Record<Requester['who'], number> = {
    'signed-out': settings.GUIDE_DAILY_SIGNED_OUT,
    'signed-in': settings.GUIDE_DAILY_SIGNED_IN,
    pro: settings.GUIDE_DAILY_PRO,
  };
  const siteLimit = settings.GUIDE_DAILY_SITE;
  // One counter for all plans: someone who becomes Pro during a day keeps the questions already counted.
  const base = { points: Number.MAX_SAFE_INTEGER, duration: DAY, keyPrefix: PREFIX };
  const memory = new RateLimiterMemory(base);
  const counter = redis
    ? new RateLimiterRedis({ ...base, storeClient: redis, insuranceLimiter: memory })
    : memory;
  // The key contains the day, so the site's quota resets at midnight and not 24 hours after its first
  // question.
  const siteKey = () => `site-${dayOf(now())}`;
  const sentKey = ({ key }: Requester) => `sent-${key}`;
  const siteShare = ({ who }: Requester) => siteLimit * (who === 'signed-out' ? SIGNED_OUT_SHARE : 1);

  const tell = (requester: Requester, { own, sent, site }: Counts): QuestionQuota => {
    const { who } = requester;
    const of = limits[who];
    const tried = usedOf(sent) >= of * TRIES;
    const left = tried ? 0 : Math.max(0, of - usedOf(own));
    if (left > 0 && usedOf(site) >= siteShare(requester))
      return { left: 0, of, renewsIn: toMidnight(now()), who, site: true };
    const waits = tried ? sent : own;
    const renewsIn = usedOf(waits) > 0 ? Math.ceil(Math.max(0, waits?.msBeforeNext ?? 0) / 1_000) : 0;
    return { left, of, renewsIn, who, ...(tried && usedOf(own) < of && { unanswered: true as const }) };
  };
  const look = async (requester: Requester): Promise<QuestionQuota> => {
    const keys = [requester.key, sentKey(requester), siteKey()];
    const [own = null, sent = null, site = null] = await Promise.all(keys.map((key) => counter.get(key)));
    return tell(requester, { own, sent, site });
  };

  return {
    look,
    take: async (requester) => {
      const most = limits[requester.who];
      // The person's own quota first: someone without any left does not use up the quota of others.
      const budgets = [
        { key: requester.key, most },
        { key: sentKey(requester), most: most * TRIES },
        { key: siteKey(), most: siteShare(requester) },
      ];
      const taken: string[] = [];
      for (const { key, most: limit } of budgets) {
        taken.push(key);
        if ((await counter.consume(key)).consumedPoints <= limit) continue;
        for (const one of taken) await counter.reward(one);
        return { taken: false, quota: await look(requester) };
      }
      return { taken: true, quota: await look(requester) };
    },
    giveBack: async (requester) => {
      await counter.reward(requester.key);
      return look(requester);
    },
    report: async () => ({
      used: usedOf(await counter.get(siteKey())),
      limit: siteLimit,
      store: await scopeOf(redis),
    }),
  };
}

type Counts = Record<'own' | 'sent' | 'site', RateLimiterRes | null>;

const usedOf = (count: RateLimiterRes | null): number => Math.max(0, count?.consumedPoints ?? 0);
