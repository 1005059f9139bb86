import phrases from '@/engine/data/unsupported-words.json' with { type: 'json' };
import type { UnsupportedFacet } from '@/engine/search.types';
import { phraseTable } from './filter-words';

/** Phrases for what no catalogue says, in folded words. "Certification" alone names exams, which can be learned for. */
export const UNSUPPORTED_WORDS = phraseTable<UnsupportedFacet>(phrases);

export const UNSUPPORTED_PHRASES: readonly string[] = [...UNSUPPORTED_WORDS.keys()];
/** Words of the longest phrase. */
export const LONGEST_UNSUPPORTED = Math.max(...UNSUPPORTED_PHRASES.map((phrase) => phrase.split(' ').length));
