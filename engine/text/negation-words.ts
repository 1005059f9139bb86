import lists from '@/engine/data/negation-words.json' with { type: 'json' };
import { phraseKey } from './tokenize';

/** Words before what is excluded; they always exclude. */
const BEFORE = lists.before.map(phraseKey);
/** Words before what is excluded; they exclude only a known name: "no idea" excludes nothing. */
const BEFORE_NAMES = lists.beforeNames.map(phraseKey);
/** Words after what is excluded. */
const AFTER = lists.after.map(phraseKey);

/** After what is named, these say what a learner may lack: "no coding required". */
export const NEEDED: ReadonlySet<string> = new Set(lists.needed);
/** "Without stress" says how, and excludes no courses on stress. */
export const FEELINGS: ReadonlySet<string> = new Set(lists.feelings);

export const EXCLUDES_NEXT: ReadonlySet<string> = new Set(BEFORE);
export const EXCLUDES_NEXT_NAME: ReadonlySet<string> = new Set(BEFORE_NAMES);
export const EXCLUDES_PREVIOUS: ReadonlySet<string> = new Set(AFTER);
/** Turkish expresses "without" by an ending: "matematiksiz". */
export const TURKISH_WITHOUT = /^(.{3,40})(?:siz|suz)$/;
/** Number of words of the longest negation. */
export const LONGEST_NEGATION = 3;
export const NEGATION_PHRASES: readonly string[] = [...BEFORE, ...BEFORE_NAMES, ...AFTER];
