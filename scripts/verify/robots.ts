import robotsParser from 'robots-parser';
import { askWeb, type Web } from './ask-web';

/** A longer crawl delay is treated as this one. */
const LONGEST_DELAY_MS = 60_000;

export type Robots = { allows(address: string): boolean; delayMs: number };

/**
 * Reads a site's robots.txt. Without the file, everything is allowed.
 * @returns undefined if the site does not answer, so that nothing is known
 */
export async function readRobots(
  web: Web,
  origin: string,
  signal?: AbortSignal,
): Promise<Robots | undefined> {
  const address = `${origin}/robots.txt`;
  const { status, text } = await askWeb(web, address, { method: 'GET', read: true, signal });
  if (status === 429 || status >= 500) return undefined;
  const robots = robotsParser(address, status === 200 ? text : '');
  const delay = (robots.getCrawlDelay(web.userAgent) ?? 0) * 1_000;
  return {
    allows: (asked) => robots.isAllowed(asked, web.userAgent) !== false,
    delayMs: Math.min(delay, LONGEST_DELAY_MS),
  };
}
