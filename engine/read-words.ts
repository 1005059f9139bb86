import { TOPIC_PREFIX, topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { isSurelyMeant, MEANT, scoreIn, topicsOfQuery } from '@/engine/query/find-subject';
import { clearLanguages, guessLanguages, languageTags } from '@/engine/query/guess-languages';
import { synonymsIn, topicsNamed } from '@/engine/query/look-up-phrases';
import type { Clause } from '@/engine/query/parse-clauses';
import { understand } from '@/engine/query/understand';
import { acceptedLanguages } from '@/engine/retrieve/accepted-languages';
import { broaderTopics, findTopic, nearestWithCourses } from '@/engine/retrieve/near-topics';
import type { MeantTopic } from '@/engine/retrieve/topics-meant';
import type { Search } from '@/engine/search.types';
import type { WordsRead } from '@/engine/search-engine.types';
import { isOwner } from '@/engine/text/audience-words';
import { phraseKey, tokenize, wordKey } from '@/engine/text/tokenize';
import { LEVELS } from '@/engine/values';

/** A topic that a clause names. */
type NamedTopic = {
  slug: string;
  isSubject: boolean;
  /** By its own name. */
  isName: boolean;
  /** By one word that is not its name as it is written: a form of it, or one that only stands for it. */
  isLoose: boolean;
  /** By one word that only has the stem of what it is called: "computers" for computing. */
  isForm: boolean;
  /** What its words say of all that must be said. */
  share: number;
  /** It is a profession that only shares a stem with the words: "research" beside a subject is no researcher. */
  isLike: boolean;
};

/** A topic of which the whole says so much is meant rather than those that its single words name. */
const SAID_BY_ALL = 0.75;
/** A topic with this share of the best one's score may be meant instead. */
const NEARLY = 0.75;
const HALF = 0.5;
/** With this share of a topic's score, another one that has nothing to do with it may be meant as well: then neither is sure. */
const NEARLY_AS = 0.85;
/** A topic that no words name says so much of what they tell, else it is one of many that they may mean. */
const MOST_TOLD = 0.7;
/** A word that only stands for a topic, and says this share, is all that is asked for. */
const ALL = 0.9;

/** Whether words are the name of a topic, in the singular or the plural, or end with it: "3D animator". */
function isFormOf(index: CatalogIndex, slug: string, words: string): boolean {
  const name = wordKey((findTopic(index, slug)?.name ?? '').replace(/ \([^()]*\)$/, ''));
  const key = wordKey(words);
  return name === key || `${name}s` === key || wordKey(slug) === key || key.endsWith(` ${name}`);
}

/** Whether a topic is called so, and does not only share the stem: "Illustrator" is the program before it is illustration. */
function isCalled({ database }: CatalogIndex, slug: string, words: string): boolean {
  const sql = 'SELECT 1 FROM topic_names WHERE key = ? AND slug = ? LIMIT 1';
  return database.recall<[number]>(sql, phraseKey(words), slug).length > 0;
}

/** Whether a word is a topic's name or means the same in any language, or is the part of it that stands for it: "trig". */
function isExactly(index: CatalogIndex, slug: string, { words }: Clause, languages: string[]): boolean {
  const [name, key] = [wordKey(findTopic(index, slug)?.name ?? ''), wordKey(words)];
  const isPart = name.startsWith(key) || name.endsWith(` ${key}`);
  return (
    isFormOf(index, slug, words) ||
    (isPart && isCalled(index, slug, words)) ||
    synonymsIn(index, tokenize(words, index.runs), languages).some(({ kind }) => kind === 'same')
  );
}

/** Whether a topic is a profession, an exam or a year of a school: no words mean one that do not name it. */
function isGoal(index: CatalogIndex, slug: string): boolean {
  const name = tokenize(findTopic(index, slug)?.name ?? '', index.runs);
  return synonymsIn(index, name, ['en']).some(
    ({ kind, token }) => (kind === 'goal' || kind === 'stage') && token === topicToken(slug),
  );
}

const familyOf = (index: CatalogIndex, slug: string): string => broaderTopics(index, slug).at(-1) ?? slug;

/** Whether the whole means a subject that has nothing to do with these topics nearly as much as the first of them, or more. */
function hasRival(
  index: CatalogIndex,
  meant: readonly MeantTopic[],
  [slug = '', ...named]: string[],
): boolean {
  return meant.some(
    (other) =>
      other.score >= NEARLY_AS * scoreIn(meant, slug) &&
      !named.includes(other.slug) &&
      familyOf(index, other.slug) !== familyOf(index, slug) &&
      !isGoal(index, other.slug),
  );
}

/** The topic that the whole means most, if it says enough of what the words tell and is no goal. */
function tellingMost(index: CatalogIndex, [best]: readonly MeantTopic[]): MeantTopic | undefined {
  const told = best?.said.reduce((sum, share) => sum + share, 0) ?? 0;
  return best && told >= MOST_TOLD && !isGoal(index, best.slug) ? best : undefined;
}

/** Whether a clause names a profession. An exam is in the subject of schools. */
const isProfession = ({ goal, school }: Clause): boolean => goal !== undefined && !school;

/** The topic that the words of a clause name: a profession, an exam or a year of a school before what it leads to. */
function topicOf(index: CatalogIndex, { topics, words }: Clause, languages: string[]): string[] {
  const tokens = tokenize(words, index.runs);
  const all = topicsNamed(index, tokens, languages);
  const named = all.find((slug) => isCalled(index, slug, words)) ?? all[0];
  const goal = synonymsIn(index, tokens, languages).find(({ kind }) => kind === 'goal' || kind === 'stage');
  const goalSlug = goal?.token.slice(TOPIC_PREFIX.length);
  // "Psychology" and "psychologist" have the same stem; who writes the one does not mean the other.
  if (goalSlug !== undefined && (named === undefined || isFormOf(index, goalSlug, words))) return [goalSlug];
  const slug = named ?? topics[0];
  return slug === undefined ? [] : [slug];
}

/** Whether less than half of the words name a topic that the whole does not mean: "run" in "run better meetings". */
function isSaidByChance(
  { slug, share }: NamedTopic,
  clauses: readonly Clause[],
  meant: readonly MeantTopic[],
): boolean {
  const isOneWord = clauses.every(({ topics, parts }) => !topics.includes(slug) || parts === 1);
  return isOneWord && share < HALF && scoreIn(meant, slug) < MEANT;
}

/**
 * The topic that all words together mean and none of them names: a part of what they name, as novel writing in "write a fantasy
 * novel", or one that is meant far more, as computer repair in "build a gaming pc". A subject is meant as it is where nothing is
 * said beside it or only what it is for.
 */
function meantByAll(
  index: CatalogIndex,
  clauses: readonly Clause[],
  subjects: readonly NamedTopic[],
  meant: readonly MeantTopic[],
): string | undefined {
  const [first, ...others] = subjects;
  const best = tellingMost(index, meant);
  if (!first || !best || best.score < SAID_BY_ALL) return undefined;
  const isPurpose = first.isName && clauses.some(({ purpose }) => purpose);
  const isAlone = others.length === 0 && (first.isName || (clauses.length === 1 && !first.isForm));
  const isChance = isSurelyMeant(meant, best.slug) && isSaidByChance(first, clauses, meant);
  if (isPurpose || (isAlone && !isChance)) return undefined;
  const above = broaderTopics(index, best.slug);
  const isPart = subjects.some(({ slug }) => above.includes(slug));
  const isFarMore = subjects.every(({ slug }) => scoreIn(meant, slug) < NEARLY * best.score);
  return isPart || isFarMore ? best.slug : undefined;
}

/**
 * The topics that clauses name, without what single words name by chance where the whole means another subject: "manage" in
 * "manage my money better". A profession, an exam and a year of a school stay.
 */
function topicsNamedIn(
  index: CatalogIndex,
  clauses: readonly Clause[],
  languages: string[],
  meant: readonly MeantTopic[],
): string[] {
  const weight = clauses.reduce((sum, clause) => sum + (clause.required ? clause.weight : 0), 0);
  const all = clauses.flatMap((clause): NamedTopic[] =>
    topicOf(index, clause, languages).map((slug) => ({
      slug,
      // A whole name of several words is no chance: "power bi" beside "tableau".
      isSubject: clause.goal === undefined && !clause.stage && !(clause.named && clause.parts > 1),
      isName: clause.named,
      isLoose: clause.parts === 1 && !isExactly(index, slug, clause, languages),
      isForm:
        clause.parts === 1 &&
        (findTopic(index, slug)?.count ?? 0) > 0 &&
        !isCalled(index, slug, clause.words),
      share: clause.weight / weight,
      isLike: isProfession(clause) && !clause.purpose && !isCalled(index, slug, clause.words),
    })),
  );
  const subjects = all.filter(({ isSubject }) => isSubject);
  const isNamed = all.some(({ slug }) => slug === meant[0]?.slug);
  const whole = isNamed ? undefined : meantByAll(index, clauses, subjects, meant);
  const isSure = subjects.some(({ slug }) => isSurelyMeant(meant, slug));
  const isMeant = (slug: string) => scoreIn(meant, slug) >= MEANT;
  const isSaid = ({ slug, isLoose, share }: NamedTopic) =>
    !isLoose ||
    share >= ALL ||
    (isMeant(slug) && !hasRival(index, meant, [slug, ...all.map((one) => one.slug)]));
  const isKept = (one: NamedTopic) =>
    !one.isSubject || (whole === undefined && (isSure ? isMeant(one.slug) : isSaid(one)));
  const kept = all
    .filter((one) => isKept(one) && !(one.isLike && subjects.length > 0))
    .map(({ slug }) => slug);
  return [...new Set(whole === undefined ? kept : [whole, ...kept])];
}

/** Reads what somebody wants to learn as a search reads it. Nothing is searched. */
export function readWords(index: CatalogIndex, words: string): WordsRead {
  const search: Search = { words, filters: {}, sort: 'relevance', page: 1, literal: false, asText: [] };
  const { parsed, inferred, exclusions, age, meant, correctedTo } = understand(index, search);
  const tokens = tokenize(words, index.runs);
  const guessed = guessLanguages(index, tokens);
  const languages = languageTags(index, guessed);
  const isSomebodys = (clause: Clause, at: number) =>
    isProfession(clause) &&
    isFormOf(index, clause.goal ?? '', clause.words) &&
    isOwner(parsed.clauses[at - 1]?.words ?? '');
  // An exam or a year of a school beside a subject is not required, but it says which courses suit.
  const clauses = parsed.clauses.filter(
    (clause, at) =>
      (clause.required || clause.goal !== undefined || clause.stage) && !isSomebodys(clause, at),
  );
  const named = topicsNamedIn(index, clauses, languages, meant);
  const saidOf = (facet: string) => inferred.find((filter) => filter.facet === facet)?.value;
  const level = LEVELS.find((one) => one === saidOf('level'));
  const language = saidOf('language');
  const accepted = acceptedLanguages(index, parsed.languages, {});
  const meantTopics = topicsOfQuery(index, { parsed, meant });
  const [only = '', ...others] = meantTopics;
  // What else it may mean is part of the same, growing vegetables or gardening, or is much less likely.
  const isOther = (slug: string) =>
    familyOf(index, slug) !== familyOf(index, only) &&
    scoreIn(meant, slug) >= NEARLY_AS * scoreIn(meant, only);
  const isOnly =
    isSurelyMeant(meant, only) && tellingMost(index, meant) !== undefined && !others.some(isOther);
  const topics = named.length > 0 || !isOnly ? named : [only];
  const said = clauses.flatMap((clause) => topicOf(index, clause, languages));
  const near = [...said, ...meantTopics].flatMap((slug) => nearestWithCourses(index, slug, accepted) ?? []);
  return {
    topics,
    other: clauses.filter(({ topics }) => topics.length === 0).map(({ words }) => words),
    near: topics.length > 0 ? [] : [...new Set(near)],
    unwanted: exclusions.flatMap(({ facet, value }) =>
      facet === 'topic' && value !== undefined ? [value] : [],
    ),
    languages: languageTags(index, clearLanguages(index, tokens, guessed)),
    ...(level && { level }),
    ...(language !== undefined && { language }),
    ...(age !== undefined && { age }),
    ...(correctedTo !== undefined && { correctedTo }),
  };
}
