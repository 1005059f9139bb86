import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths';
import { preferred } from '@/lib/search/browser/preferred';
import { readSuggestions } from '@/lib/search/read-suggestions';
import type { Suggestion } from '@/lib/search/search.types';

/** Long enough to skip the keystrokes of a fast typist, short enough to feel immediate. */
const SUGGEST_DELAY_MS = 120;

const NONE: Suggestion[] = [];

/**
 * Suggestions for the words; `undefined` turns them off. The previous ones stay while new ones load. A
 * superseded request is aborted. Failures are ignored, because suggestions are optional.
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
        const response = await fetch(paths.api.suggest(words) + preferred.query, {
          signal: overtaken.signal,
        });
        if (response.ok) found = readSuggestions(await response.json());
      } catch {
        // Treated as no suggestions.
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
