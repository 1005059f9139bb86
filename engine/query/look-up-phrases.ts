import type { PhraseKind } from '@/engine/build/write-names';
import { TOPIC_PREFIX } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { findTopic } from '@/engine/retrieve/near-topics';
import { fold } from '@/engine/text/fold';
import { stemKey, stemKeyIn } from '@/engine/text/phrases';
import { type Token, tokenize } from '@/engine/text/tokenize';
import { isOtherWord } from './other-word';

type Words = Pick<Token, 'surface'>[];

/** What a phrase stands for: the token of a topic or a concept. */
export type Synonym = { token: string; kind: PhraseKind };

type Row = [token: string, kind: PhraseKind, language: string];

/** All that a phrase stands for: in English first, then in other languages. */
const rowsOf = ({ database }: CatalogIndex, key: string): readonly Row[] =>
  database.recall<Row>(
    'SELECT token, kind, language FROM phrases WHERE key = ? ORDER BY token, language',
    key,
  );

const LATIN = /^[\p{Script=Latin}\p{M}\p{N}.+#]+$/u;
/** A word that a language uses this often is its own (Zipf scale). */
const OWN = 2;

/** Whether these languages have all of the words: then what another language calls so is not meant. */
const isOwn = ({ frequencies }: CatalogIndex, tokens: Words, languages: readonly string[]): boolean =>
  tokens.every(({ surface }) =>
    frequencies
      .usesOf(fold(surface))
      .some(({ language, zipf }) => zipf >= OWN && languages.includes(language)),
  );

/** Without what a single English word only shares the stem of; what one learns for a goal goes with it. */
function withoutOtherWords(index: CatalogIndex, tokens: Words, rows: readonly Row[]): readonly Row[] {
  const [only, ...others] = tokens;
  if (!only || others.length > 0) return rows;
  const isOther = ([token, kind, language]: Row) => {
    const slug = token.startsWith(TOPIC_PREFIX) ? token.slice(TOPIC_PREFIX.length) : undefined;
    // The index has the names of topics with courses.
    const isKnown = slug !== undefined && (kind === 'goal' || (findTopic(index, slug)?.count ?? 0) > 0);
    return language === '' && isKnown && isOtherWord(index, only.surface, slug);
  };
  const goals = rows.filter(([, kind]) => kind === 'goal');
  const isNoGoal = goals.length > 0 && goals.every(isOther);
  return rows.filter((row) => (row[1] === 'learns' || row[1] === 'also' ? !isNoGoal : !isOther(row)));
}

function synonymsOfKey(
  index: CatalogIndex,
  key: string,
  tokens: Words,
  languages: readonly string[],
): Synonym[] {
  const rows = rowsOf(index, key);
  const isForeign = (language: string) => language !== '' && !languages.includes(language);
  // In other scripts, languages share words: Chinese and Japanese write animation alike.
  const isEvery =
    languages.length === 0 ||
    !tokens.every(({ surface }) => LATIN.test(surface)) ||
    !rows.some(([, , language]) => isForeign(language));
  const meant =
    isEvery || !isOwn(index, tokens, languages)
      ? rows
      : rows.filter(([, , language]) => !isForeign(language));
  return withoutOtherWords(index, tokens, meant)
    .filter(([token], at) => meant.findIndex(([other]) => other === token) === at)
    .map(([token, kind]) => ({ token, kind }));
}

/**
 * All that these words stand for, in any of their forms: by the rules of their script, else by those of the first of these
 * languages in which they stand for something. What they mean in another language counts only where they are no words of these.
 */
export function synonymsIn(index: CatalogIndex, tokens: Words, languages: readonly string[]): Synonym[] {
  const found = synonymsOfKey(index, stemKey(tokens), tokens, languages);
  if (found.length > 0) return found;
  for (const language of languages) {
    const there = synonymsOfKey(index, stemKeyIn(tokens, language), tokens, languages);
    if (there.length > 0) return there;
  }
  return [];
}

/** Whether a phrase, by its stem key, stands for anything. */
export const isPhrase = (index: CatalogIndex, key: string): boolean => rowsOf(index, key).length > 0;

/** Kinds of names of a topic, the surest first. */
const NAMES: readonly PhraseKind[] = ['topic', 'same', 'alias'];

/** Slugs of the topics that these words name, by their names before their aliases. */
export function topicsNamed(index: CatalogIndex, tokens: Words, languages: readonly string[] = []): string[] {
  const found = synonymsIn(index, tokens, languages).filter(({ token }) => token.startsWith(TOPIC_PREFIX));
  return NAMES.flatMap((name) =>
    found.filter(({ kind }) => kind === name).map(({ token }) => token.slice(TOPIC_PREFIX.length)),
  );
}

const slugsOf = (rows: readonly (readonly [token: string])[]): string[] =>
  rows.map(([token]) => token.slice(TOPIC_PREFIX.length));

/** Slugs of what is learned in a year of a school, or for an exam. */
export const learnedFor = ({ database }: CatalogIndex, slug: string): string[] =>
  slugsOf(
    database.recall<[string]>(
      "SELECT token FROM phrases WHERE key = ? AND kind = 'learns' AND language = ''",
      stemKey(tokenize(slug.replaceAll('-', ' '))),
    ),
  );

/** Slugs of what is learned in any year of a school. */
export const learnedAtSchool = ({ database }: CatalogIndex): string[] =>
  slugsOf(
    database.recall<[string]>(
      `SELECT DISTINCT learned.token FROM phrases AS stage JOIN phrases AS learned ON learned.key = stage.key
       WHERE stage.kind = 'stage' AND learned.kind = 'learns' AND stage.language = '' AND learned.language = ''`,
    ),
  );
