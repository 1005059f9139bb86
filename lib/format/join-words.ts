import * as m from '@/messages/format';
import { perLocale } from './per-locale';

const all = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const either = perLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));

/** "a, b and c". */
export const joinWords = (parts: string[]): string => all().format(parts);

/** "a, b or c". */
export const eitherOf = (parts: string[]): string => either().format(parts);

/** What is missing is left out. */
type Parts = readonly (string | number | false | null | undefined)[];

/** "a, b, c". `Intl` has lists without "and" for some languages alone. */
export const listOf = (parts: Parts): string => parts.filter(Boolean).join(m.comma());

/** Words for "and" beside the one of `Intl`. */
const OTHER_ANDS = /[和与及]|\s(?:та|і|й)\s/u;

const hasAnd = (name: string): boolean =>
  OTHER_ANDS.test(name) ||
  all()
    .formatToParts(['', ''])
    .some(({ type, value }) => type === 'literal' && name.includes(value));

/** "a, b and c"; where a name has an "and" of its own, as a list: "a and b, c". */
export const joinTitles = (names: string[]): string =>
  names.some(hasAnd) ? listOf(names) : joinWords(names);

/** Between names in one line. */
export const BETWEEN_NAMES = ' · ';

/** "A. B." Some languages have no space between sentences. */
export const sentencesOf = (parts: Parts): string =>
  parts
    .filter(Boolean)
    .map(String)
    .reduce((one, two) => (one ? m.twoSentences({ one, two }) : two), '');
