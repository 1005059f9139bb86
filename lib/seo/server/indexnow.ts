import { publicEnv } from '@/lib/env.public';
import { plainPaths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import { indexedTopics } from './sitemap';

/** Maximum number of addresses per message, as in the protocol. */
const MOST = 10_000;
const PIECE = 5_000;
const DEADLINE_MS = 30_000;

const REASONS: Record<number, string> = {
  400: 'the message was not understood',
  403: 'the key was not found at the site: the site must run with the same INDEXNOW_KEY',
  422: 'the addresses do not belong to the site, or the key has a wrong form',
  429: 'too many messages: try again later',
};

/**
 * Addresses to submit: the courses that changed on or after a day or, without a day, every course and topic.
 * A course without a known date is submitted only in the second case.
 */
export async function* addressesSince(
  engine: Pick<SearchEngine, 'version' | 'overview' | 'listDated'>,
  since: string | undefined,
): AsyncGenerator<string> {
  if (since === undefined) {
    for (const words of await indexedTopics(engine)) yield publicEnv.siteUrl + plainPaths.search(words);
  }
  for (let offset = 0; ; offset += PIECE) {
    const courses = await engine.listDated(offset, PIECE);
    for (const { id, changed } of courses) {
      if (since === undefined || (changed !== undefined && changed >= since)) {
        yield publicEnv.siteUrl + plainPaths.course(id);
      }
    }
    if (courses.length < PIECE) return;
  }
}

async function tell(endpoint: string, key: string, urlList: string[]): Promise<void> {
  const { host } = new URL(publicEnv.siteUrl);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${publicEnv.siteUrl}/${key}.txt`, urlList }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (response.ok) return;
  throw new Error(`IndexNow answered ${response.status}: ${REASONS[response.status] ?? 'it failed'}.`);
}

/**
 * Submits addresses to search engines with IndexNow, at most 10,000 per message.
 * @returns the number of submitted addresses
 * @throws Error with the reason when a message is refused
 */
export async function pingIndexNow(
  addresses: AsyncIterable<string>,
  { endpoint, key }: { endpoint: string; key: string },
): Promise<number> {
  let told = 0;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await tell(endpoint, key, batch);
    told += batch.length;
    batch = [];
  };
  for await (const address of addresses) {
    batch.push(address);
    if (batch.length === MOST) await flush();
  }
  await flush();
  return told;
}
