import { isCorrectionTarget } from '@/engine/build/write-corrections';
import { titleKeys } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { matchWords } from '@/engine/format/match-words';
import { suggestLessons } from '@/engine/moments/suggest-lessons';
import { correctWords, spellingCost } from '@/engine/query/correct-words';
import { guessLanguages, languageTags } from '@/engine/query/guess-languages';
import { wordsBeginningLike } from '@/engine/query/look-up-words';
import type { Suggestion, SuggestionKind } from '@/engine/search.types';
import { editDistance } from '@/engine/text/edit-distance';
import { isFiller } from '@/engine/text/filler-words';
import { fold } from '@/engine/text/fold';
import { isRun, phraseKey, type Token, tokenize, wordKey } from '@/engine/text/tokenize';
import { WORD_LANGUAGES } from '@/engine/words/word-frequencies';

const MAX_WORDS = 8;
const MAX_LENGTH = 200;
/** Rows that are examined, most courses or most popular first. */
const LOOKED_AT = 40;
const NAMES_LOOKED_AT = 120;
/** Maximum share of names among the suggestions; the rest are courses. */
const SHARE_OF_NAMES = 0.5;
/** A provider or a teacher with fewer courses comes after the courses. */
const MANY_OF_PROVIDER = 6;
const MANY_OF_TEACHER = 4;
/** Another name of a topic that fewer titles have comes after the courses. */
const MANY_OF_NAME = 3;
/** Fewer letters begin a subject, and no teacher's name. */
const LETTERS_OF_TEACHER = 4;

/** Lessons beside topics and courses; they take only free places. */
const LESSONS = 3;

/** Words that a beginning with typing mistakes is compared with. */
const RESEMBLING = 400;

/** A suggestion with its folded words for comparison. */
type Row = Suggestion & { key: string };

/** The last word is the beginning of one, except a character pair of a script without spaces. */
const isBegun = (last: string): boolean => !(isRun(last) && [...last].length > 1);

/**
 * The names of topics in a language that begin so: one that is just this, then usual ones, then those of many courses; others
 * only where there are no such.
 */
function topicsCalled({ database, rules }: CatalogIndex, key: string, language: string): Row[] {
  const rows = database.all<[string, string, string, number, number]>(
    `SELECT key, label, name, usual, courses FROM topic_names WHERE language = ? AND key >= ? AND key < ?
      ORDER BY key = ? DESC, usual DESC, courses DESC LIMIT ?`,
    language,
    key,
    `${key}\u{10ffff}`,
    key,
    LOOKED_AT,
  );
  const known = rows.filter(
    ([own, , , usual, courses]) => own === key || usual === 1 || courses >= MANY_OF_NAME,
  );
  return (known.length > 0 ? known : rows).map(([own, label, name, usual]) => {
    // A whole abbreviation is suggested as what it stands for.
    const text = usual === 0 && own === key && language === 'en' ? name : label;
    return {
      kind: 'topic',
      text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
      href: rules.searchPath(text.toLowerCase()),
      key: phraseKey(name),
    };
  });
}

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]*$/u;

/** The topics whose names begin so, in the first of these languages that has any: few letters tell a script, but no language. */
function topicsBeginning(
  index: CatalogIndex,
  tokens: Token[],
  text: string,
  prefer: readonly string[],
): Row[] {
  // "c+" is no word, but the beginning of one.
  const keys = [fold(text).trim(), phraseKey(text)].filter((key) => key !== '');
  const called = (language: string, isMeant: (row: Row) => boolean) =>
    keys.map((key) => topicsCalled(index, key, language).filter(isMeant)).find(({ length }) => length > 0) ??
    [];
  const guessed = languageTags(index, guessLanguages(index, tokens));
  const languages = LATIN.test(text) ? ['en', ...guessed] : [...guessed, 'en'];
  const typed = text.trim().toLowerCase();
  const isWritten = (row: Row) => row.text.toLowerCase().startsWith(typed);
  // "fís" does not mean fish: names with the same accents, in whatever language, come before others.
  const isAccented = LATIN.test(text) && fold(typed) !== typed;
  for (const isMeant of isAccented ? [isWritten, () => true] : [() => true])
    for (const language of [...prefer, ...languages, ...WORD_LANGUAGES]) {
      const found = called(language, isMeant);
      if (found.length > 0) return found;
    }
  return [];
}

/** The same for what stands after words that say how to learn, where nothing is called so ("learn p"). */
function topicsLike(index: CatalogIndex, tokens: Token[], text: string, prefer: readonly string[]): Row[] {
  const found = topicsBeginning(index, tokens, text, prefer);
  const from = tokens.findIndex(({ word }) => !isFiller(word));
  if (found.length > 0 || from < 1) return found;
  const rest = text.slice(tokens[from]?.start);
  return topicsBeginning(index, tokens.slice(from), rest, prefer);
}

type Names = { first: Row[]; last: Row[] };

/** Topics with the words anywhere in an English name, providers and teachers: those of many courses, and the others. */
function namesLike({ database, rules }: CatalogIndex, words: string[]): Names & { topics: Row[] } {
  const typed = words.join(' ');
  const last = words.at(-1) ?? '';
  const rows = database.all<[SuggestionKind, string, string, number]>(
    `SELECT kind, label, key, courses FROM names WHERE id IN
      (SELECT rowid FROM name_words WHERE name_words MATCH ? ORDER BY rowid LIMIT ?) ORDER BY id`,
    matchWords(words, isBegun(last)),
    NAMES_LOOKED_AT,
  );
  const found: Names & { topics: Row[] } = { topics: [], first: [], last: [] };
  const isTeacher = (key: string) =>
    typed.length >= LETTERS_OF_TEACHER && (key.startsWith(typed) || key.split(' ').at(-1)?.startsWith(last));
  for (const [kind, label, key, courses] of rows) {
    const words = kind === 'topic' ? label.toLowerCase() : label;
    const row: Row = { kind, text: label, href: rules.searchPath(words), key };
    const isMany = courses >= (kind === 'provider' ? MANY_OF_PROVIDER : MANY_OF_TEACHER);
    if (kind === 'topic') {
      if (key.split(' ').some((word) => word.startsWith(last))) found.topics.push(row);
    } else if (kind === 'teacher' && !isTeacher(key)) continue;
    else if (isMany && (kind === 'teacher' || key.startsWith(typed))) found.first.push(row);
    else found.last.push(row);
  }
  return found;
}

/** The courses with these words in the title: by a code that begins so, by a title that does, then the others. */
function coursesLike({ store, rules }: CatalogIndex, words: string[]): Row[] {
  const typed = words.join(' ');
  const place = ({ text, key }: Row): number =>
    titleKeys(text)
      .slice(1)
      .some((code) => code.startsWith(typed))
      ? 0
      : key.startsWith(typed)
        ? 1
        : 2;
  return store
    .titlesLike(words, isBegun(words.at(-1) ?? ''), LOOKED_AT)
    .map(
      ({ id, title }): Row => ({
        kind: 'course',
        text: title,
        href: rules.coursePath(id),
        key: wordKey(title),
      }),
    )
    .map((row) => ({ row, place: place(row) }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

/** Each topic and person once, and each title. */
function once(rows: Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ key, kind }) => {
    const name = `${kind === 'course'} ${key}`;
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

/** The words of a beginning; "c+" is no word, and begins the name of a topic. */
function wordsBegun(tokens: readonly Token[], text: string, [topic]: Row[]): string[] {
  const typed = fold(text).trim();
  const isSymbol = /[+#]$/.test(typed) && !tokens.some(({ word }) => typed.endsWith(word));
  return (isSymbol && topic ? tokenize(topic.text) : tokens).map(({ word }) => word);
}

type Wanted = { limit: number; prefer: readonly string[] };

/**
 * Topics, then providers of many courses, then courses, then teachers of many courses; then whoever has fewer. A person or a
 * school whose name begins with several typed words is meant before any course.
 */
function suggestFor(
  index: CatalogIndex,
  tokens: Token[],
  text: string,
  { limit, prefer }: Wanted,
): Suggestion[] {
  const topics = topicsLike(index, tokens, text, prefer);
  const words = wordsBegun(tokens, text, topics);
  const names = namesLike(index, words);
  const courses = once(coursesLike(index, words));
  const isWhole = ({ key }: Row) => words.length > 1 && key.startsWith(words.join(' '));
  const isEarly = (row: Row) => row.kind === 'provider' || topics.length === 0 || isWhole(row);
  const early = once([
    ...topics,
    ...names.first.filter(isEarly),
    ...names.last.filter(isWhole),
    ...names.topics,
  ]);
  const late = [...names.first, ...names.last];
  const room = Math.max(Math.ceil(limit * SHARE_OF_NAMES), limit - courses.length);
  const all = once([...early.slice(0, room), ...courses, ...late]);
  return all.slice(0, limit).map(({ kind, text, href }) => ({ kind, text, href }));
}

/** The common word whose beginning is closest to the typed one ("machien" for "machine learning"). */
function correctStart(index: CatalogIndex, start: string): string | undefined {
  if (!isCorrectionTarget(start)) return undefined;
  let best: { word: string; cost: number } | undefined;
  for (const row of wordsBeginningLike(index, start, RESEMBLING)) {
    const near = [start.length, start.length - 1, start.length + 1].map((length) =>
      editDistance(start, row.word.slice(0, length), 2),
    );
    const distance = Math.min(...near);
    if (distance > (start.length < 6 ? 1 : 2)) continue;
    const cost = spellingCost(start, row, distance);
    if (!best || cost < best.cost) best = { word: row.word, cost };
  }
  return best?.word;
}

/** Fills places that topics and courses leave free with lessons: all of them where the words fit nothing else. */
function addLessons(index: CatalogIndex, tokens: Token[], found: Suggestion[], limit: number): Suggestion[] {
  const room = Math.min(limit - found.length, found.length > 0 ? LESSONS : limit);
  return room > 0 ? [...found, ...suggestLessons(index, tokens, room)] : found;
}

/**
 * Suggestions for the typed text: topics, teachers, providers and courses, then lessons. Tolerates typing mistakes.
 */
export function suggest(
  index: CatalogIndex,
  prefix: string,
  limit: number,
  prefer: readonly string[] = [],
): Suggestion[] {
  const wanted = { limit, prefer };
  const tokens = tokenize(prefix.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  if (tokens.length === 0 || limit < 1) return [];
  const text = prefix.slice(0, MAX_LENGTH);
  const found = addLessons(index, tokens, suggestFor(index, tokens, text, wanted), limit);
  if (found.length > 0) return found;
  const before = correctWords(index, tokens.slice(0, -1)).tokens;
  const last = tokens.slice(-1).map((token) => {
    const word = correctStart(index, token.word) ?? token.word;
    return { ...token, word, surface: word };
  });
  const asText = (some: Token[]) => some.map(({ word }) => word).join(' ');
  const fixed = suggestFor(index, [...before, ...last], asText([...before, ...last]), wanted);
  return fixed.length > 0 || before.length === 0 ? fixed : suggestFor(index, before, asText(before), wanted);
}
