import { publicEnv } from '@/lib/env.public';
import { type ServerEnv, serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { site } from '@/lib/site';
import type { GuideServices } from './answer';
import { openRouterAsk } from './model/openrouter-ask';
import { createQuestionQuotas } from './request/question-quotas';

assertServer('lib/server/guide');

function open(env: ServerEnv): GuideServices | undefined {
  if (!env.OPENROUTER_API_KEY) return undefined;
  return {
    model: openRouterAsk({
      key: env.OPENROUTER_API_KEY,
      models: env.GUIDE_MODELS,
      baseURL: env.GUIDE_BASE_URL,
      timeout: env.GUIDE_TIMEOUT_MS,
      silence: env.GUIDE_SILENCE_MS,
      site: { url: publicEnv.siteUrl, title: site.name },
    }),
    quotas: createQuestionQuotas(env),
  };
}

// Next bundles each route separately; all routes must share the counters.
const shared = globalThis as typeof globalThis & { polymathGuide?: { world: GuideServices | undefined } };

/** The model of this site and its quotas; undefined if no model is configured. */
export function guide(): GuideServices | undefined {
  shared.polymathGuide ??= { world: open(serverEnv) };
  return shared.polymathGuide.world;
}

/** Whether a model is configured, and how many questions the site has sent to it today. */
export async function guideHealth() {
  const world = guide();
  return world ? { model: true, today: await world.quotas.report() } : { model: false };
}
