import { isCorrectionTarget } from '@/engine/build/write-corrections';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { isSaidOfTopics } from '@/engine/retrieve/topics-meant';
import { ALIAS_GROUPS } from '@/engine/text/alias-groups';
import { editDistance } from '@/engine/text/edit-distance';
import { isFiller } from '@/engine/text/filler-words';
import { FILTER_WORDS } from '@/engine/text/filter-words';
import { type Token, tokenize } from '@/engine/text/tokenize';
import { UNSUPPORTED_PHRASES } from '@/engine/text/unsupported-words';
import { UNNAMED_LANGUAGES, WORD_LANGUAGES, type WordLanguage } from '@/engine/words/word-frequencies';
import { completions, countStem, findWord, stemsOf, type WordRow, wordsLike } from './look-up-words';

/** Maximum number of corrected words per search. */
const MAX_CORRECTED = 2;
const CANDIDATES_IN_CONTEXT = 6;
const intentWords = new Set([...FILTER_WORDS, ...UNSUPPORTED_PHRASES.flatMap((phrase) => phrase.split(' '))]);
const phraseWords = new Set(
  ALIAS_GROUPS.flat().flatMap((phrase) => tokenize(phrase).map(({ word }) => word)),
);

/** Whether a folded word is always understood, so that it is never treated as a typing mistake. */
function isAlwaysKnown(word: string): boolean {
  return isFiller(word) || intentWords.has(word) || !isCorrectionTarget(word) || phraseWords.has(word);
}

/** A word that some language uses this often is right, whatever looks like it (Zipf scale). */
const USUAL = 3;
/** In these languages no topic has a name: a word of theirs may as well be a mistake in English. */
const unnamed: ReadonlySet<WordLanguage> = new Set(UNNAMED_LANGUAGES);
const isUnnamed = (language: WordLanguage): boolean => unnamed.has(language);
/** A rarer word is right unless one that is a single mistake away is used so much more often. */
const RARE = 1.5;
const FAR_LIKELIER = 1.5;

/** How usual a word is, and whether in one of the languages in which topics have names. */
function usageOf({ frequencies }: CatalogIndex, word: string): { zipf: number; isOfTopics: boolean } {
  const uses = frequencies.usesOf(word);
  return {
    zipf: Math.max(0, ...uses.map(({ zipf }) => zipf)),
    isOfTopics: uses.some(({ language, zipf }) => zipf >= USUAL && !isUnnamed(language)),
  };
}

/** Whether any language has this word: then it is no mistake, whatever the catalogue has. */
function isWord(index: CatalogIndex, word: string): boolean {
  const { zipf, isOfTopics } = usageOf(index, word);
  if (zipf >= USUAL && isOfTopics) return true;
  const least = zipf >= USUAL ? zipf : zipf + FAR_LIKELIER;
  return (
    zipf >= RARE && !candidates(index, word, 1).some((other) => isLikelierWord(index, word, other, least))
  );
}

/**
 * Whether another word of the catalogue, one mistake away, is used at least so often. The first letter stays: people hardly
 * ever mistake it, and another one makes another word ("yodel", "model").
 */
const isLikelierWord = (
  { frequencies }: CatalogIndex,
  word: string,
  other: WordRow,
  least: number,
): boolean =>
  other.word !== word &&
  other.courses > 0 &&
  startOf(other.word) === startOf(word) &&
  frequencies.zipf(other.word) >= least;

/** The sound at the start of a word: people hardly ever mistake it, but spell it in other ways. */
const startOf = (word: string): string => word.replace(/^ph/u, 'f').charAt(0);

const hasSameLetters = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');
const sound = (word: string): string => word.replaceAll('ph', 'f');

/** Mistakes between a typed word and another: one where the letters are in another order, or sound the same. */
function editsBetween(typed: string, word: string, limit: number): number {
  if (typed !== word && (hasSameLetters(typed, word) || sound(typed) === sound(word))) return 1;
  return editDistance(typed, word, limit);
}

/** Whether what the engine understands, a language, or people who need a topic have this word. */
const isSure = (index: CatalogIndex, token: Token): boolean =>
  isAlwaysKnown(token.word) || isWord(index, token.word) || isSaidOfTopics(index, token, ['en']);

/** Whether any of these or the catalogue has this word. */
function isKnown(index: CatalogIndex, token: Token): boolean {
  const { word, surface } = token;
  if (isSure(index, token)) return true;
  return findWord(index, word).length > 0 || stemsOf(index, word, surface).length > 0;
}

/** The number of typing mistakes accepted in a word of this length. */
function maxEdits(word: string): number {
  return word.length < 6 ? 1 : 2;
}

/** What stands before the ending of the names of many fields tells them apart: "uf", "ur". */
function beforeEnding(word: string): string | undefined {
  const at = word.lastIndexOf('olog');
  return at > 0 ? word.slice(0, at) : undefined;
}

/** Whether both words end like fields, and are two of them: "ufology" is not urology, "biologgy" is biology. */
function isOtherField(typed: string, word: string): boolean {
  const [own, other] = [beforeEnding(typed), beforeEnding(word)];
  if (own === undefined || other === undefined) return false;
  const limit = own.length < 3 && own.length === other.length ? 0 : maxEdits(own);
  return editsBetween(own, other, limit) > limit;
}

/**
 * How unlikely it is that a word was meant, `distance` mistakes away from what was typed. Lower is likelier: words that many
 * courses have, and those with the typed first letter, which people hardly ever mistake.
 */
export const spellingCost = (typed: string, { word, courses }: WordRow, distance: number): number =>
  distance + (startOf(word) === startOf(typed) ? 0 : 0.6) - 0.13 * Math.log(1 + courses);

type Candidate = WordRow & { cost: number };

/** The words within `limit` mistakes of a typed one, likeliest first. */
function candidates(index: CatalogIndex, word: string, limit = maxEdits(word)): Candidate[] {
  const isUsed = index.frequencies.usesOf(word).some(({ language }) => !isUnnamed(language));
  const found: Candidate[] = [];
  for (const row of wordsLike(index, word, limit)) {
    const distance = editsBetween(word, row.word, limit);
    if (distance > limit || isOtherField(word, row.word)) continue;
    if (distance === 2 && startOf(row.word) !== startOf(word)) continue;
    // A word that no course has is the likelier one only where nothing else is known of the typed one.
    const isSlip = distance === 1 && startOf(row.word) === startOf(word) && !isUsed;
    if (row.titles === 0 && row.courses === 0 && !isSlip && !isAlwaysKnown(row.word)) continue;
    found.push({
      ...row,
      cost: spellingCost(word, row, distance) - 0.1 * index.frequencies.zipf(row.word),
    });
  }
  return found.sort((a, b) => a.cost - b.cost || a.id - b.id);
}

/** So few letters make an abbreviation as well as a word. */
const ABBREVIATION = 4;

/** Prefers, among the most likely words, those that occur together with the other words of the search. */
function bestInContext(
  index: CatalogIndex,
  found: Candidate[],
  { others, isAlone, typed }: { others: string[][]; isAlone: boolean; typed: string },
): Candidate | undefined {
  const near = found.slice(0, CANDIDATES_IN_CONTEXT).flatMap((candidate) => {
    const wanted = [{ alternatives: [[candidate.stem]] }];
    const together = others.some((stems) =>
      index.store.withAll([...wanted, { alternatives: stems.map((stem) => [stem]) }], 'all').has(1),
    );
    // Among other words, somebody's name is meant only beside what they teach.
    const isName = candidate.titles === 0 && candidate.courses > 0;
    // A few letters may be an abbreviation that nobody here knows ("psle maths").
    if ((isName || typed.length <= ABBREVIATION) && !isAlone && !together) return [];
    return [{ ...candidate, cost: candidate.cost - (together ? 0.7 : 0) }];
  });
  return near.sort((a, b) => a.cost - b.cost || a.id - b.id)[0];
}

/** Shorter words stand at the start or end of too many others. */
const SHORTEST_PART = 3;
/** The same for words that say nothing; between two others they may be short. */
const SHORTEST_FILLER = 5;
const MOST_PARTS = 3;
/** People leave out one or two spaces, and no language has so many letters in so few words. */
const LONGEST_SPLIT = 24;

/** All ways to write a word as two or three words that are known or say nothing ("learn", "course", "for"). */
function waysToSplit(index: CatalogIndex, word: string, isFirst = true, most = MOST_PARTS): string[][] {
  const ways: string[][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART && most > 1; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!isPart(index, first, isFirst)) continue;
    if (isPart(index, rest, true)) ways.push([first, rest]);
    for (const way of waysToSplit(index, rest, false, most - 1)) ways.push([first, ...way]);
  }
  return ways;
}

/** Whether these letters are a word of the catalogue, or one that says nothing. */
const isPart = (index: CatalogIndex, part: string, isAtAnEnd: boolean): boolean =>
  isFiller(part) ? !isAtAnEnd || part.length >= SHORTEST_FILLER : stemsOf(index, part, part).length > 0;

/** "machinelearning" as words that occur together in the catalogue. */
function splitWord(index: CatalogIndex, { word, start, end }: Token): Token[] | undefined {
  if (word.length > LONGEST_SPLIT) return undefined;
  let best: { parts: string[]; courses: number } | undefined;
  for (const parts of waysToSplit(index, word)) {
    const wanted = parts
      .filter((part) => !isFiller(part))
      .map((part) => ({ alternatives: stemsOf(index, part, part).map(({ stem }) => [stem]) }));
    const courses = wanted.length === 0 ? 0 : index.store.withAll(wanted, 'head').size();
    if (courses > (best?.courses ?? 0)) best = { parts, courses };
  }
  return best?.parts.map((part) => ({ word: part, surface: part, start, end }));
}

/**
 * Whether a word that is known only as an inflection is more likely a misspelling of a third word
 * ("lerning").
 */
function isLikelier(index: CatalogIndex, { word, surface }: Token, other: WordRow | undefined): boolean {
  if (!other || editDistance(word, other.word, 1) > 1) return false;
  const stems = stemsOf(index, word, surface).map(({ stem }) => stem);
  if (stems.includes(other.stem)) return intentWords.has(other.word);
  return other.courses > Math.max(...stems.map((stem) => countStem(index, stem).head));
}

/** A word that occurs only once, inside a course, and resembles a very common word. */
function isHardlyKnown(index: CatalogIndex, { word }: Token): boolean {
  const rows = findWord(index, word);
  if (rows.length === 0 || rows.some((row) => row.courses > 0)) return false;
  // In none are the words of names and filters.
  return rows.every((row) => countStem(index, row.stem).anywhere === 1) && isCorrectionTarget(word);
}

/** Courses that a word has in their titles by chance, or by the same mistake. */
const HARDLY_ANY = 2;
/** Among shorter words, one letter makes another word. */
const SHORTEST_SPELLING = 6;
/** A word that some language uses this often is no other spelling ("solver", "silver"); people's mistakes are rarer. */
const WORD_OF_ITS_OWN = 2.5;

/** The usual spelling of a word that hardly any course has so ("ukelele"). */
function usualSpelling(index: CatalogIndex, word: string): Candidate | undefined {
  const rows = findWord(index, word);
  const courses = Math.max(0, ...rows.map((row) => row.courses));
  if (
    word.length < SHORTEST_SPELLING ||
    courses === 0 ||
    courses > HARDLY_ANY ||
    index.frequencies.zipf(word) >= WORD_OF_ITS_OWN
  )
    return undefined;
  const { frequencies } = index;
  return candidates(index, word, 1).find(
    (other) =>
      other.word !== word &&
      // A teacher's name is no spelling of another's.
      other.titles >= courses * 3 &&
      frequencies.zipf(other.word) >= frequencies.zipf(word) + 1,
  );
}

/** Known, but not as it was typed. */
function isDoubtful(index: CatalogIndex, token: Token): boolean {
  const { word } = token;
  if (isSure(index, token)) return false;
  return findWord(index, word).length === 0 || isHardlyKnown(index, token);
}

type Corrected = { tokens: Token[]; corrected: { token: Token; to: string }[] };

/** The stems of the other words of the search, to judge a correction by. */
function contextOf(index: CatalogIndex, tokens: Token[], known: boolean[], at: number): string[][] {
  return tokens
    .filter((token, i) => i !== at && known[i] && !isFiller(token.word))
    .map((token) => stemsOf(index, token.word, token.surface).map(({ stem }) => stem))
    .filter((stems) => stems.length > 0)
    .slice(0, 3);
}

function joinsNeighbour(index: CatalogIndex, tokens: Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.word;
  const after = tokens[at + 1]?.word;
  return [before && before + word, after && word + after].some(
    (joined) => joined && findWord(index, joined).length > 0,
  );
}

/** The replacement of this word, the words that it splits into, or undefined if it is fine. */
function correctionOf(index: CatalogIndex, tokens: Token[], at: number, everyKnown: boolean[]) {
  const token = tokens[at];
  const known = everyKnown[at] ?? false;
  const usual = token && !isAlwaysKnown(token.word) ? usualSpelling(index, token.word) : undefined;
  if (usual) return { word: usual };
  if (!token || (known && !isDoubtful(index, token)) || joinsNeighbour(index, tokens, at)) return undefined;
  if (!known && completions(index, token.word).length > 0) return undefined;
  const others = contextOf(index, tokens, everyKnown, at);
  const word = bestInContext(index, candidates(index, token.word), {
    others,
    isAlone: tokens.length === 1,
    typed: token.word,
  });
  const distance = word ? editDistance(token.word, word.word, 2) : 3;
  if (known && findWord(index, token.word).length === 0) {
    return isLikelier(index, token, word) ? { word } : undefined;
  }
  if (known) return word && distance === 1 && word.courses >= 30 ? { word } : undefined;
  const parts = distance > 1 ? splitWord(index, token) : undefined;
  return parts ? { parts } : { word };
}

/** Letters that a word shares with another form of it, and those that an ending has at most. */
const SHARED = 4;
const ENDING = 3;
const ENGLISH = /^[\p{ASCII}]+$/u;

/** Whether a word only has another ending, in a script that English does not use: its languages inflect much. */
function isForm(typed: string, { word }: WordRow): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  return !ENGLISH.test(typed) && same >= SHARED && Math.max(typed.length, word.length) - same <= ENDING;
}

/** Whether people who need a topic say a word that is no English one. */
const isSaidElsewhere = (index: CatalogIndex, token: Token): boolean =>
  !ENGLISH.test(token.word) && isSaidOfTopics(index, token, WORD_LANGUAGES);

/** Whether nothing would be left that says what to learn. */
const isAllFiller = (tokens: Token[], at: number, { word }: WordRow): boolean =>
  isFiller(word) && tokens.every((token, i) => i === at || isFiller(token.word, token.surface));

/**
 * Replaces words that the catalogue does not contain by the most likely intended ones: at most two, and never
 * a known word. Words that only need splitting, joining or completion are not mistakes.
 */
export function correctWords(index: CatalogIndex, tokens: Token[]): Corrected {
  const known = tokens.map((token) => isKnown(index, token));
  const result: Corrected = { tokens: [], corrected: [] };
  for (const [at, token] of tokens.entries()) {
    const correction = correctionOf(index, tokens, at, known);
    if (correction?.parts) result.tokens.push(...correction.parts);
    else if (
      correction?.word &&
      result.corrected.length < MAX_CORRECTED &&
      !isAllFiller(tokens, at, correction.word)
    ) {
      const { word, surface } = correction.word;
      const isOther = !isForm(token.word, correction.word);
      const isRight = isOther && isSaidElsewhere(index, token);
      result.tokens.push(isRight ? token : { ...token, word, surface });
      if (isOther && !isRight) result.corrected.push({ token, to: surface });
    } else result.tokens.push(token);
  }
  return result;
}

/** The typed text with its corrected words. */
export function correctedText(text: string, { corrected }: Corrected): string | undefined {
  if (corrected.length === 0) return undefined;
  let fixed = text;
  for (const { token, to } of [...corrected].reverse()) {
    fixed = fixed.slice(0, token.start) + to + fixed.slice(token.end);
  }
  return fixed;
}
