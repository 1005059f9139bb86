import { ALIAS_GROUPS } from './alias-groups';
import { stem } from './stem';
import { type Token, tokenize } from './tokenize';

/** Maximum number of words of a phrase. */
export const LONGEST_PHRASE = 6;
/** Maximum number of letter pairs of a phrase without spaces. */
export const LONGEST_RUN = 16;

/** Prefix of a concept's token. */
export const CONCEPT_PREFIX = '=';

type Words = Pick<Token, 'surface'>[];

/** The form in which phrases are compared: stemmed by English, or by the default of another script, without accents. */
export const stemKey = (tokens: Words): string => tokens.map(({ surface }) => stem(surface, 'en')).join(' ');

/** The same by the rules of one language, apart from the words of all others: Polish "mity" is no "MIT". */
export const stemKeyIn = (tokens: Words, language: string): string =>
  `${language}: ${tokens.map(({ surface }) => stem(surface, language)).join(' ')}`;

let concepts: Map<string, string> | undefined;

/** Every phrase of the alias groups, with the token of its group. */
export function conceptTable(): ReadonlyMap<string, string> {
  if (concepts) return concepts;
  concepts = new Map();
  for (const group of ALIAS_GROUPS) {
    const token = `${CONCEPT_PREFIX}${tokenize(group[0] ?? '')
      .map(({ word }) => word)
      .join('-')}`;
    for (const phrase of group) {
      const key = stemKey(tokenize(phrase));
      if (!concepts.has(key)) concepts.set(key, token);
    }
  }
  return concepts;
}

/** The concepts that a text names, by any of their words. */
export function conceptsIn(tokens: Words): Set<string> {
  const table = conceptTable();
  const found = new Set<string>();
  const stems = tokens.map((token) => stemKey([token]));
  for (let from = 0; from < stems.length; from++) {
    let key = '';
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= stems.length; length++) {
      key = length === 1 ? (stems[from] ?? '') : `${key} ${stems[from + length - 1]}`;
      const concept = table.get(key);
      if (concept) found.add(concept);
    }
  }
  return found;
}

/** Concepts that nearly every field has courses for: they affect ranking but do not narrow. */
export const RANKING_CONCEPTS: ReadonlySet<string> = new Set(
  ['introduction', 'a-to-z'].map((name) => `${CONCEPT_PREFIX}${name}`),
);

/** Whether the word alone names such a concept. */
export function isRankingConcept(word: string): boolean {
  return RANKING_CONCEPTS.has(conceptTable().get(stemKey([{ surface: word }])) ?? '');
}
