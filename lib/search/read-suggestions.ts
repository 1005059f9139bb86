import type { Suggestion, SuggestionKind } from './search.types';

const KINDS: SuggestionKind[] = ['topic', 'course', 'lesson', 'teacher', 'provider'];
const MAX_SUGGESTIONS = 8;

function isSuggestion(item: unknown): item is Suggestion {
  if (typeof item !== 'object' || item === null) return false;
  const { kind, text, detail, words, href } = item as Record<string, unknown>;
  return (
    KINDS.some((known) => known === kind) &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    (!detail || typeof detail === 'string') &&
    (!words || typeof words === 'string') &&
    typeof href === 'string' &&
    // A path of this site: "//host" would be another one.
    /^\/(?![/\\])/.test(href)
  );
}

/**
 * Parses the answer of the suggestions API and leaves out invalid entries. Written by hand to keep the schema
 * library out of the browser.
 */
export function readSuggestions(answer: unknown): Suggestion[] {
  const list = typeof answer === 'object' && answer !== null && 'suggestions' in answer && answer.suggestions;
  return Array.isArray(list) ? list.filter(isSuggestion).slice(0, MAX_SUGGESTIONS) : [];
}
