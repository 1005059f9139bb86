import type { CatalogIndex } from '@/engine/format/course-store.types';
import { errandsOf, isSaidOfTopics, type Meant } from '@/engine/retrieve/topics-meant';
import { isErrand } from '@/engine/text/errand-words';
import { isFiller, isFunctionWord } from '@/engine/text/filler-words';
import { townFrom } from '@/engine/text/places';
import { isQuestion } from '@/engine/text/question-words';
import type { Token } from '@/engine/text/tokenize';
import { type ParsedQuery, requiredOf } from './parse-clauses';

/** The chance with which a search is taken for an errand. */
const LIKELY = 0.7;

/** Whether somebody wants to be taught: says "learn" or "course", but not what people also say on errands, as "best". */
export function asksToLearn(
  index: CatalogIndex,
  tokens: readonly Token[],
  languages: readonly string[],
): boolean {
  return tokens.some(
    (token) =>
      isFiller(token.word, token.surface) &&
      !isFunctionWord(token.word, token.surface) &&
      !errandsOf(index, token, languages),
  );
}

/**
 * Whether a search names a town, a word after "in" of which no topic is known, and says nothing beside it that is not also said on
 * errands: "dentist in Croydon" wants no course on teeth.
 */
function isInTown(
  index: CatalogIndex,
  { tokens, informative, languages }: Pick<Asked, 'tokens' | 'informative' | 'languages'>,
): boolean {
  const from = townFrom(tokens);
  const town = tokens.slice(from).filter((token) => informative.includes(token));
  const wanted = tokens.slice(0, from).filter((token) => informative.includes(token));
  const asked = [...languages, 'en'];
  return (
    town.length > 0 &&
    wanted.length > 0 &&
    !town.some((token) => isSaidOfTopics(index, token, languages)) &&
    wanted.every((token) => errandsOf(index, token, asked)) &&
    !asksToLearn(index, tokens, asked)
  );
}

type Asked = {
  text: string;
  tokens: readonly Token[];
  /** Those that say what is meant. */
  informative: readonly Token[];
  parsed: ParsedQuery;
  /** Tags of the languages of the words. */
  languages: readonly string[];
  meant: Meant;
};

/**
 * Whether no course answers a search, also where it touches on a subject: it says a phrase of buying, or it is likely what
 * people type who want to buy something, find a place or know the news. A single word, and the name of a topic alone, may be
 * what is to be learned.
 */
export function isForErrand(
  index: CatalogIndex,
  { text, tokens, informative, parsed, languages, meant }: Asked,
): boolean {
  const isSaid = isErrand(tokens, languages) || isInTown(index, { tokens, informative, languages });
  if (isSaid && !isQuestion(text)) return true;
  if (meant.errand < LIKELY) return false;
  const [first, ...others] = requiredOf(parsed);
  const isName = first?.named === true && others.length === 0;
  return first !== undefined && !isName;
}
