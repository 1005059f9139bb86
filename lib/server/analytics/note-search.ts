import type { IncomingHttpHeaders } from 'node:http';
import type { PostHog } from 'posthog-node';
import type { EventMap } from '@/lib/events';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { onShutdown } from '@/lib/server/shutdown';

assertServer('lib/server/analytics/note-search');

/** All searches are counted as one visitor: nothing of a person is known or sent. */
const NOBODY = 'server';
const REQUEST_MS = 3_000;
const MOST_LETTERS = 80;

type Client = Pick<PostHog, 'capture' | 'shutdown'>;

let opening: Promise<Client | undefined> | undefined;

function openClient(): Promise<Client | undefined> {
  const { POSTHOG_KEY: key, POSTHOG_HOST: host } = serverEnv;
  if (!key) return Promise.resolve(undefined);
  onShutdown('analytics', closeAnalytics);
  opening ??= import('posthog-node').then(({ PostHog }) => {
    const client = new PostHog(key, {
      host,
      disableGeoip: true,
      requestTimeout: REQUEST_MS,
      fetchRetryCount: 1,
    });
    // Unreachable analytics are not the site's failure; without a listener each would be printed.
    client.on('error', () => undefined);
    return client;
  });
  return opening;
}

/** Words that found nothing help to fill gaps, but not when they may be a mail address or a number of somebody. */
function harmless(words: string): boolean {
  return words.length <= MOST_LETTERS && !/[@+]|\d{4}/.test(words);
}

/** What is said of a search. */
export function searchEvent(search: Search, answer: SearchAnswer): EventMap['search_performed'] {
  return {
    result_count: answer.total,
    filtered: Object.keys(search.filters).length > 0,
    ...(answer.total === 0 && harmless(search.words) && { words: search.words.toLowerCase() }),
  };
}

/** Counts a search where the operator wants that and the visitor's browser does not object. Never waits, never throws. */
export function noteSearch(headers: IncomingHttpHeaders, search: Search, answer: SearchAnswer): void {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || search.page > 1) return;
  openClient().then(
    (client) =>
      client?.capture({
        distinctId: NOBODY,
        event: 'search_performed',
        properties: { ...searchEvent(search, answer), $process_person_profile: false },
      }),
    () => undefined,
  );
}

/** Sends what waits, at most for a few seconds. */
export async function closeAnalytics(): Promise<void> {
  await (await opening)?.shutdown(REQUEST_MS);
}
