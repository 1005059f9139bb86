import { isFunctionWord } from './filler-words';
import { IN_WORDS } from './filter-words';
import { type Token, wordKey } from './tokenize';

/** Words before the name of a place, besides those before the name of a language. */
const BEFORE = new Set([
  ...IN_WORDS,
  'au',
  'aux',
  'em',
  'no',
  'na',
  'nel',
  'nella',
  'w',
  'we',
  'в',
  'у',
  've',
]);
/** Words that stand before the name of a town as well, but before much else, too. */
const BEFORE_TOWN = new Set([...BEFORE, 'a', 'di', 'o', 'near']);
/** What people call a place that is no state of this name. */
const OTHER_NAMES = ['usa', 'uk', 'america', 'england', 'scotland', 'wales', 'britain', 'great britain'];
/** Continents and their parts have numbers, by the United Nations. */
const CONTINENTS = ['002', '003', '005', '009', '011', '019', '142', '145', '150', '419'];
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
const CODES = [...LETTERS.flatMap((one) => LETTERS.map((two) => one + two)), ...CONTINENTS];
/** Words of the longest name that is looked for. */
const LONGEST = 3;

const names = new Map<string, ReadonlySet<string>>();

/** The names of states and continents in a language. */
function placesOf(language: string): ReadonlySet<string> {
  const known = names.get(language);
  if (known) return known;
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const found = new Set(CODES.flatMap((code) => display.of(code) ?? []).map(wordKey));
  if (language === 'en') for (const name of OTHER_NAMES) found.add(name);
  names.set(language, found);
  return found;
}

/** Positions of the words that say where: the name of a state or a continent after "in", in English or in these languages. */
export function placesIn(tokens: readonly Token[], languages: readonly string[]): ReadonlySet<number> {
  const asked = [...new Set(['en', ...languages])];
  const found = new Set<number>();
  tokens.forEach(({ word }, at) => {
    if (!BEFORE.has(word)) return;
    const next = tokens[at + 1];
    const from = next && isFunctionWord(next.word, next.surface) ? at + 2 : at + 1;
    for (let to = Math.min(tokens.length, from + LONGEST); to > from; to--) {
      const key = tokens
        .slice(from, to)
        .map((token) => token.word)
        .join(' ');
      if (!asked.some((language) => placesOf(language).has(key))) continue;
      for (let place = from; place < to; place++) found.add(place);
      return;
    }
  });
  return found;
}

/** The first of the words after the last "in" of a search: they may be the name of a town; 0 where no word comes before it. */
export function townFrom(tokens: readonly Token[]): number {
  const at = tokens.findLastIndex(({ word }) => BEFORE_TOWN.has(word));
  return at > 0 && at < tokens.length - 1 ? at + 1 : 0;
}
