import * as m from '@/messages/search';
import type { LiveSourceState } from './live.types';

const has = (sources: LiveSourceState[], ...states: LiveSourceState['state'][]) =>
  sources.some(({ state }) => states.includes(state));

/** "Nothing found" and "not reached" are different: a source that was not reached may have results. */
export function nothingWords(sources: LiveSourceState[]): string {
  if (!has(sources, 'unavailable', 'resting')) return m.noMoreOnTopic();
  return has(sources, 'nothing', 'found') ? m.someNotReached() : m.noneReached();
}

/** The screen reader announcement of a change: once per answer. */
export function announcement(sources: LiveSourceState[], running: boolean, total: number): string {
  if (running && total === 0) return m.searchingOtherSites();
  if (running) return m.moreSoFar({ count: total });
  if (total === 0 && has(sources, 'waiting')) return '';
  if (total > 0) return m.moreFound({ count: total });
  return has(sources, 'unavailable', 'resting') ? nothingWords(sources) : m.noMoreOnSites();
}
