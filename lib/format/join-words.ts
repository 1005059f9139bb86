import { currentLocale } from '@/lib/locale/current-locale';
import { perLocale } from './per-locale';

const all = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const either = perLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));

/** "a, b and c". */
export const joinWords = (parts: string[]): string => all().format(parts);

/** "a, b or c". */
export const eitherOf = (parts: string[]): string => either().format(parts);

/** Where languages write another comma between the parts of a list. `Intl` has lists without "and" for some alone. */
const COMMAS: Record<string, string> = { ar: '، ', 'zh-Hans': '、' };
export const comma = (): string => COMMAS[currentLocale()] ?? ', ';

/** What is missing is left out. */
type Parts = readonly (string | number | false | null | undefined)[];

/** "a, b, c". */
export const listOf = (parts: Parts): string => parts.filter(Boolean).join(comma());

/** "A. B." Chinese has no space between sentences. */
export const sentencesOf = (parts: Parts): string =>
  parts.filter(Boolean).join(currentLocale() === 'zh-Hans' ? '' : ' ');
