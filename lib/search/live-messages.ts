import { countOf } from '@/lib/format/count';
import type { LiveSourceState } from './live.types';

const has = (sources: LiveSourceState[], ...states: LiveSourceState['state'][]) =>
  sources.some(({ state }) => states.includes(state));

/** "Nothing found" and "not reached" are different: a source that was not reached may have results. */
export function nothingWords(sources: LiveSourceState[]): string {
  if (!has(sources, 'unavailable', 'resting')) return 'These sites have no more courses on this topic.';
  return has(sources, 'nothing', 'found')
    ? 'No more courses found. Some sites could not be reached.'
    : 'These sites could not be reached right now.';
}

/** The screen reader announcement of a change: once per answer. */
export function announcement(sources: LiveSourceState[], running: boolean, total: number): string {
  if (running && total === 0) return 'Searching other sites.';
  if (running) return `${countOf(total, 'more course')} so far.`;
  if (total === 0 && has(sources, 'waiting')) return '';
  if (total > 0) return `${countOf(total, 'more course')} found on other sites.`;
  return has(sources, 'unavailable', 'resting')
    ? nothingWords(sources)
    : 'No more courses found on other sites.';
}
