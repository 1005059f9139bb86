import { ALIAS_GROUPS } from './alias-groups';
import { FILLER_WORDS } from './filler-words';
import { FILTER_PHRASES } from './filter-words';
import { fold } from './fold';
import { isRun, type RunWords } from './tokenize';

const isWholeRun = (phrase: string): boolean => isRun(phrase) && !phrase.includes(' ') && phrase.length > 1;

const whole = new Set([...FILLER_WORDS, ...FILTER_PHRASES].filter(isWholeRun).map(fold));
const kept = ALIAS_GROUPS.flat().filter(isWholeRun).map(fold);
const longest = [...new Set([...whole, ...kept])].sort((a, b) => b.length - a.length);

/** Words for level, price and the like within Chinese, Japanese or Korean text ("操作系统教程"). */
export const CJK_WORDS: RunWords = { pattern: new RegExp(longest.join('|'), 'gu'), whole };
