import type { IncomingHttpHeaders } from 'node:http';
import type { EventMap } from '@/lib/analytics';
import { objectsToAnalytics, sendEvent } from '@/lib/analytics/server';
import type { Search, SearchAnswer } from '@/lib/search/search.types';

/** The analytics event of a search. The words stay here: a name is personal, and nobody was asked. */
function searchEvent(search: Search, answer: SearchAnswer): EventMap['search_performed'] {
  return {
    result_count: answer.total,
    filtered: Object.keys(search.filters).length > 0,
  };
}

/** Counts a search, unless the visitor's browser objects. Further pages of a search are not counted. */
export function noteSearch(headers: IncomingHttpHeaders, search: Search, answer: SearchAnswer): void {
  if (objectsToAnalytics(headers) || search.page > 1) return;
  sendEvent('search_performed', searchEvent(search, answer));
}
