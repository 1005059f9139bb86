import type { IncomingHttpHeaders } from 'node:http';
import type { EventMap } from '@/lib/analytics/events';
import { assertServer } from '@/lib/assert-server';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { objectsToAnalytics, sendEvent } from './send-event';

assertServer('lib/server/analytics/note-search');

const MOST_LETTERS = 80;

/**
 * Whether words may be recorded. Searches without results help to fill gaps, but they may contain an e-mail
 * address or a personal number.
 */
function harmless(words: string): boolean {
  return words.length <= MOST_LETTERS && !/[@+]|\d{4}/.test(words);
}

/** The analytics event of a search. */
function searchEvent(search: Search, answer: SearchAnswer): EventMap['search_performed'] {
  return {
    result_count: answer.total,
    filtered: Object.keys(search.filters).length > 0,
    ...(answer.total === 0 && harmless(search.words) && { words: search.words.toLowerCase() }),
  };
}

/** Counts a search, unless the visitor's browser objects. Further pages of a search are not counted. */
export function noteSearch(headers: IncomingHttpHeaders, search: Search, answer: SearchAnswer): void {
  if (objectsToAnalytics(headers) || search.page > 1) return;
  sendEvent('search_performed', searchEvent(search, answer));
}
