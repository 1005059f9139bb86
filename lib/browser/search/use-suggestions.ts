import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths';
import { readSuggestions } from '@/lib/search/read-suggestions';
import type { Suggestion } from '@/lib/search/search.types';

/** Long enough to skip the letters of a fast typist, short enough to feel immediate. */
export const SUGGEST_DELAY_MS = 120;

const NONE: Suggestion[] = [];

/**
 * Suggestions for the words, `undefined` for none wanted. While newer ones are on their way the last ones
 * stay; a request that was overtaken is aborted and never answers; a failure is silent: they are an extra.
 */
export function useSuggestions(words: string | undefined): Suggestion[] {
  const [suggestions, setSuggestions] = useState(NONE);

  useEffect(() => {
    if (!words) {
      setSuggestions(NONE);
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      let found = NONE;
      try {
        const response = await fetch(paths.api.suggest(words), { signal: overtaken.signal });
        if (response.ok) found = readSuggestions(await response.json());
      } catch {
        // Nothing found, then.
      }
      if (!overtaken.signal.aborted) setSuggestions(found);
    }, SUGGEST_DELAY_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [words]);

  return words ? suggestions : NONE;
}
