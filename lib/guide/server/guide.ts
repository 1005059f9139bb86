import { publicEnv } from '@/lib/env.public';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { type ServerEnv, serverEnv } from '@/lib/server/env';
import { sharedRedis } from '@/lib/server/redis';
import { site } from '@/lib/site';
import type { GuideServices } from './answer';
import { openRouterAsk } from './model/openrouter-ask';
import { createQuestionQuotas } from './request/question-quotas';

/** Milliseconds for a whole answer. */
const ANSWER_MS = 600_000;

function open(env: ServerEnv): GuideServices | undefined {
  if (!env.OPENROUTER_API_KEY) return undefined;
  return {
    model: openRouterAsk({
      key: env.OPENROUTER_API_KEY,
      models: env.GUIDE_MODELS,
      baseURL: env.GUIDE_BASE_URL,
      timeout: ANSWER_MS,
      silence: env.GUIDE_SILENCE_MS,
      site: { url: publicEnv.siteUrl, title: site.name },
    }),
    quotas: createQuestionQuotas(env, sharedRedis()),
  };
}

/** The model of this site and its quotas; undefined if no model is configured. */
export const guide = oncePerProcess('guide', () => open(serverEnv));

/** Whether a model is configured, and how many questions the site has sent to it today. */
export async function guideHealth() {
  const services = guide();
  return services ? { model: true, today: await services.quotas.report() } : { model: false };
}

/** Whether this site has a model that answers questions. */
export const hasModel = (): boolean => Boolean(serverEnv.OPENROUTER_API_KEY);
