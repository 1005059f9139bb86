import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { publicEnv } from '@/lib/env.public';
import { clientOf, fromOwnSite, isAutomated, isNavigation, rateLimits } from '@/lib/http/server';
import type { AskContext, Spender } from '@/lib/sources/server';

/** Rate limit points that asking the sources costs, as in the stream of live results. */
const COST = 10;

const nameOf = (address: string) =>
  createHash('sha256').update(`live sources ${address}`).digest('base64url').slice(0, 22);

/**
 * How a page request counts for quotas. Crawlers request pages too, so only a browser that sends fetch
 * metadata counts as a person; and a link from another site is not a press on this site's button.
 */
export function triggerOfPage(req: IncomingMessage, pressed: boolean): Spender['trigger'] {
  if (req.headers['sec-fetch-site'] === undefined || !isNavigation(req)) return 'automated';
  return pressed && fromOwnSite(req, publicEnv.siteUrl) ? 'user' : 'background';
}

/**
 * The client that a request's source calls are counted for, as a hash. A program never spends limited quota.
 */
export function spenderOf(req: IncomingMessage, trigger: Spender['trigger']): Spender {
  return {
    trigger: isAutomated(req, publicEnv.siteUrl) ? 'automated' : trigger,
    client: nameOf(clientOf(req)),
  };
}

/** How a page asks sources: its client pays once, before the first call, and nothing for cached answers. */
export function askContextOf(req: IncomingMessage, trigger: Spender['trigger']): Omit<AskContext, 'signal'> {
  let paid: Promise<boolean> | undefined;
  const pay = async () => (await rateLimits().spend(clientOf(req), COST)) === undefined;
  return {
    spender: spenderOf(req, trigger),
    mayAsk: () => {
      paid ??= pay();
      return paid;
    },
  };
}
