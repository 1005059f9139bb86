import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { publicEnv } from '@/lib/env.public';
import { assertServer } from '@/lib/server/guard';
import { clientOf, rateLimits } from '@/lib/server/http/limits';
import { fromOwnSite } from '@/lib/server/http/own-site';
import { isAutomatic, isOpened } from '@/lib/server/http/visit';
import type { AskContext, Spender } from './spender';

assertServer('lib/server/sources/quota/ask-context');

/** Points of the client's minute that asking the sources takes, as in the stream of live results. */
const COST = 10;

const nameOf = (address: string) =>
  createHash('sha256').update(`live sources ${address}`).digest('base64url').slice(0, 22);

/**
 * What opening a page of results says. It is made for crawlers too, so only a browser that says how it came here is
 * taken for a person's; and who follows a link of another site has not pressed anything on this one.
 */
export function wishOfPage(req: IncomingMessage, pressed: boolean): Spender['wish'] {
  if (req.headers['sec-fetch-site'] === undefined || !isOpened(req)) return 'nobody';
  return pressed && fromOwnSite(req, publicEnv.siteUrl) ? 'asked' : 'unasked';
}

/** For whom a request asks: its client, whose address no counter holds. A program never spends what is limited. */
export function spenderOf(req: IncomingMessage, wish: Spender['wish']): Spender {
  return {
    wish: isAutomatic(req, publicEnv.siteUrl) ? 'nobody' : wish,
    client: nameOf(clientOf(req)),
  };
}

/** How a page asks sources: its client pays once, before the first is asked, and nothing for what is kept. */
export function askContextOf(req: IncomingMessage, wish: Spender['wish']): Omit<AskContext, 'signal'> {
  let paid: Promise<boolean> | undefined;
  const pay = async () => (await rateLimits().spend(clientOf(req), COST)) === undefined;
  return {
    spender: spenderOf(req, wish),
    mayAsk: () => {
      paid ??= pay();
      return paid;
    },
  };
}
