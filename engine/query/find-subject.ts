import { topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { type AcceptedLanguages, inAccepted } from '@/engine/retrieve/accepted-languages';
import { broaderTopics, findTopic, nearestWithCourses, topicsBeside } from '@/engine/retrieve/near-topics';
import { piecesOf } from '@/engine/retrieve/read-pieces';
import { rowsLedBy } from '@/engine/retrieve/topic-rows';
import type { MeantTopic } from '@/engine/retrieve/topics-meant';
import { isYoung } from '@/engine/text/audience-words';
import { isFunctionWord } from '@/engine/text/filler-words';
import { FOR_WORDS } from '@/engine/text/filter-words';
import { fold } from '@/engine/text/fold';
import { isRun, tokenize } from '@/engine/text/tokenize';
import { partsOf, rowsOfParts } from './excluded-rows';
import { languageTags } from './guess-languages';
import { learnedAtSchool, learnedFor, topicsNamed as slugsNamed } from './look-up-phrases';
import { findWord } from './look-up-words';
import { type Clause, type ParsedQuery, parseClauses, requiredOf } from './parse-clauses';

/** What a search is about. */
export type Subject = {
  /** The topics whose courses are listed; none where these have no courses. */
  topics: string[];
  rows: RowSet;
  /** What the first topic is part of, where it has few courses and this has some: they are listed as well. */
  wider?: string;
  /** Then, the courses of the topics themselves. */
  own?: RowSet;
  /** The topic that has no courses, and the nearest one with courses that it is part of. */
  lacking?: { slug: string; wider: string };
  /** Where the words name a topic that has no courses and nothing else: the courses that teach it all the same. */
  saying?: RowSet;
};

/** Beside what the words name, a topic less like them than this is not what they mean. */
export const MEANT = 0.6;
/** What a search means with a smaller chance does not stand beside the best. */
const LEAST_CHANCE = 0.05;
/** Where all that would stand together has a smaller chance, a search that names nothing has no subject. */
const LIKELY = 0.4;
/** Others that are nearly as like the words as the best one may be meant instead. */
const NEARLY = 0.75;
const MEANINGS = 3;
/** Where the best topic has no courses, another one takes its place that has this share of its score. */
const JUST_AS = 0.9;
/**
 * What another topic says of the search that the best one does not, as a share of all: with less it is the same meaning once
 * more ("travel spanish": History of Spain).
 */
const LEAST_ADDED = 0.1;
/** Where the whole search means its best topic so much, what single words name beside it must be meant, too. */
export const SURE = 0.9;
/** Where the best topic has no courses, what it is part of takes its place if it has this share of its score. */
const NEARLY_WIDER = 0.65;
/** Courses up to which each that may say a topic is looked into. */
const MOST_READ = 60;
/** So many courses that say a topic show that what it is part of teaches it. */
const TAUGHT = 2;
/** A subject with fewer courses is shown with what it is part of. */
const THIN = 6;
/** A word that names a topic is the subject of a search if it says so much of it; a name of several words always is. */
const NAMED = 0.25;
/** Words that say so much of the search are all that it asks for. */
const WHOLE_NAME = 0.9;
/**
 * A word of everyday use that only stands for a topic must say this much, and so must one that is the name of a topic which the
 * whole does not mean: "beat" in "how to beat the last boss", "draw" in "draw honest charts".
 */
const EVERYDAY_NAMED = 0.5;
/** Zipf scale. */
const EVERYDAY = 4.3;
/**
 * Added to the score of a topic whose name begins the search, or has several words: "german with audio" is for German, and not
 * for sound; "freeze up in job interviews" is for interviews, and not for the rows of a spreadsheet.
 */
const SURELY_NAMED = 0.3;
/** Behind it, the name of a topic is a verb with its object: "design a board game" is about a game. */
const OBJECT = /^(?:an?|the|my|our|your)$/;
/** What a word that no course has weighs at most: it says more of what is missing than of what is meant. */
const UNKNOWN = 5;

/** The share of the meaning that each required term carries, by its number in the parsed query; 1 in all. */
function shares(index: CatalogIndex, { clauses }: ParsedQuery): number[] {
  const isUnknown = clauses.map((clause) => clause.required && !index.store.withAll([clause], 'head').has(1));
  // Where a script has no spaces, the pairs of letters that no course has are parts of the same words.
  const pairs = clauses.filter(({ words }, at) => isUnknown[at] && isRun(words)).length;
  const weights = clauses.map(({ required, weight, words }, at) => {
    if (!required) return 0;
    return isUnknown[at] ? Math.min(weight, UNKNOWN) / (isRun(words) ? pairs : 1) : weight;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** What begins a search and is for something: "English for my citizenship interview", not "draw charts for my report". */
function taughtFor({ clauses }: ParsedQuery): Clause | undefined {
  const at = clauses.findIndex(({ required }) => required);
  const isFor = FOR_WORDS.has(clauses[at + 1]?.words ?? '');
  return isFor && clauses.some(({ required, purpose }) => required && purpose) ? clauses[at] : undefined;
}

/** The topics that the words name, those that say most of the search first. */
function topicsNamed(
  index: CatalogIndex,
  { parsed, meant }: Pick<SubjectQuery, 'parsed' | 'meant'>,
): MeantTopic[] {
  const languages = [...languageTags(index, parsed.languages), 'en'];
  const isEveryday = ({ words }: Clause) =>
    index.frequencies
      .usesOf(fold(words))
      .some(({ language, zipf }) => zipf >= EVERYDAY && languages.includes(language));
  const isMeant = ({ topics }: Clause) =>
    meant.some(({ slug, score }) => score >= MEANT && topics.includes(slug));
  const taught = taughtFor(parsed);
  const leastOf = (term: Clause) => {
    if (term.named && (term.parts > 1 || term === taught)) return 0;
    return isEveryday(term) && !(term.named && isMeant(term)) ? EVERYDAY_NAMED : NAMED;
  };
  const shareOf = shares(index, parsed);
  // Beside a subject, a place only says where: photography in Iceland is not about Icelandic.
  const isBeside = parsed.clauses.some(({ named: isName, place }) => isName && !place);
  return parsed.clauses
    .flatMap((term, at) => {
      const score = shareOf[at] ?? 0;
      if (term.place && isBeside) return [];
      return score >= leastOf(term) ? term.topics.map((slug) => ({ slug, score, chance: 0, said: [] })) : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** How much a search means a topic; 0 for one that is not among those which it means most. */
export const scoreIn = (meant: readonly MeantTopic[], slug: string): number =>
  meant.find((one) => one.slug === slug)?.score ?? 0;

/** Whether a whole search means this topic most, and so much that single words of it say less. */
export const isSurelyMeant = ([best]: readonly MeantTopic[], slug: string): boolean =>
  best?.slug === slug && best.score >= SURE;

type SubjectQuery = {
  parsed: ParsedQuery;
  meant: readonly MeantTopic[];
  accepted: AcceptedLanguages;
};

/** `isSure`: its name begins the search, or has several words. */
type Candidate = MeantTopic & { isNamed: boolean; isSure?: boolean };

/**
 * The subjects that are named beside a school year, beside an exam for which they are learned, or, if schools teach them,
 * beside a child: whatever else is said, as "past questions", the search is about these.
 */
function subjectsOfSchool(index: CatalogIndex, { clauses }: ParsedQuery): Candidate[] {
  const years = clauses.filter(({ required, school, stage, goal }) => !required && school && (stage || goal));
  const isForChild = clauses.some(({ required, words }) => !required && isYoung(words));
  const isLearned = (slug: string) => {
    const family = [...broaderTopics(index, slug), ...partsOf(index, slug)];
    return (
      years.some(
        ({ goal }) =>
          goal === undefined || learnedFor(index, goal).some((learned) => family.includes(learned)),
      ) ||
      (isForChild && learnedAtSchool(index).some((learned) => family.includes(learned)))
    );
  };
  return clauses
    .filter((term) => term.required && term.named && !term.purpose && term.goal === undefined)
    .flatMap(({ topics, weight }) =>
      topics.map((slug) => ({ slug, score: weight, chance: 0, said: [], isNamed: true })),
    )
    .filter(({ slug }) => isLearned(slug));
}

/** What a search may mean, besides what is chosen already: the likeliest topics, none of them beside another. */
function meanings(
  index: CatalogIndex,
  meant: readonly MeantTopic[],
  chosen: readonly string[] = [],
): MeantTopic[] {
  const found: MeantTopic[] = [];
  for (const one of meant) {
    const known = [...chosen, ...found.map(({ slug }) => slug)];
    const isElsewhere = known.every((slug) => !topicsBeside(index, slug).has(one.slug));
    if (known.length < MEANINGS && one.chance >= LEAST_CHANCE && isElsewhere) found.push(one);
  }
  return found;
}

/** The topics that a search may be about, by score: those that its words name, and those that all of it together means. */
function candidates(
  index: CatalogIndex,
  { parsed, meant }: Pick<SubjectQuery, 'parsed' | 'meant'>,
): Candidate[] {
  const ofSchool = subjectsOfSchool(index, parsed);
  if (ofSchool.length > 0) return ofSchool;
  const found = new Map<string, Candidate>();
  for (const one of topicsNamed(index, { parsed, meant })) found.set(one.slug, { ...one, isNamed: true });
  const named = [...found.values()];
  if (named.some(({ score }) => score >= WHOLE_NAME)) return named;
  const isLikely = meanings(index, meant).reduce((sum, { chance }) => sum + chance, 0) >= LIKELY;
  const isMeant = (score: number) => isLikely && (named.length === 0 || score >= MEANT);
  for (const one of meant) {
    const isNamed = found.has(one.slug);
    if (!isNamed && !isMeant(one.score)) continue;
    found.set(one.slug, { ...one, isNamed, score: Math.max(one.score, found.get(one.slug)?.score ?? 0) });
  }
  const at = parsed.clauses.findIndex(({ required, weight }) => required || weight > 0);
  const begins = parsed.clauses[at];
  const isVerb = OBJECT.test(parsed.clauses[at + 1]?.words ?? '');
  const surely = parsed.clauses.filter(
    (term) =>
      term.required &&
      term.named &&
      !term.place &&
      term.goal === undefined &&
      (term.parts > 1 || (term === begins && !isVerb)),
  );
  const rankOf = ({ score, isSure }: Candidate) => score + (isSure ? SURELY_NAMED : 0);
  // A subject's audience is not what is to be learned: "grammar for Russian speakers".
  const slugsOf = (isPurpose: boolean) =>
    parsed.clauses.flatMap(({ purpose, topics }) => (purpose === isPurpose ? topics : []));
  const taught = slugsOf(false);
  const purposes = new Set(slugsOf(true).filter((slug) => !taught.includes(slug)));
  const all = [...found.values()]
    .map((one) => ({ ...one, isSure: surely.some(({ topics }) => topics.includes(one.slug)) }))
    .sort((a, b) => rankOf(b) - rankOf(a));
  // Nor is what its words mean elsewhere: "a website for my church".
  const areas = taught.map((slug) => findTopic(index, slug)?.subject);
  const hasPurpose = parsed.clauses.some(({ required, purpose }) => required && purpose);
  const isElsewhere = ({ slug, isNamed }: Candidate) =>
    hasPurpose && !isNamed && !areas.includes(findTopic(index, slug)?.subject);
  const aimed = all.filter((one) => !purposes.has(one.slug) && !isElsewhere(one));
  const begun = taughtFor(parsed)?.topics ?? [];
  const called = aimed.filter(({ slug, isSure }) => isSure && begun.includes(slug));
  const isOfCalled = ({ slug, isNamed }: Candidate) =>
    isNamed || called.some((one) => broaderTopics(index, slug).includes(one.slug));
  const others = aimed.filter((one) => !called.includes(one) && (called.length === 0 || isOfCalled(one)));
  const learned = [...called, ...others];
  return learned.length > 0 ? learned : all;
}

const familyOf = (index: CatalogIndex, slug: string): string => broaderTopics(index, slug).at(-1) ?? slug;

/** The topics that are near a search: the best one, and others that score nearly as high or are named beside it. */
function topicsNear(index: CatalogIndex, query: Pick<SubjectQuery, 'parsed' | 'meant'>): Candidate[] {
  const [best, ...others] = candidates(index, query);
  if (!best) return [];
  const called = query.parsed.clauses.find(({ required }) => required);
  const isCalled =
    called?.topics.includes(best.slug) &&
    fold(called.words) === fold(findTopic(index, best.slug)?.name ?? '');
  const likely = others
    .filter(({ score, isNamed }) => (best.isNamed && isNamed) || score >= NEARLY * best.score)
    .slice(0, MEANINGS - 1)
    .filter(
      ({ slug, isNamed }) => isNamed || !isCalled || familyOf(index, slug) === familyOf(index, best.slug),
    );
  return [best, ...likely];
}

/** Their slugs. */
export const topicsOfQuery = (index: CatalogIndex, query: Pick<SubjectQuery, 'parsed' | 'meant'>): string[] =>
  topicsNear(index, query).map(({ slug }) => slug);

/** Whether a topic is meant beside the best one: it is a part of it, or says what that leaves out. */
function isMeantBeside(index: CatalogIndex, best: Candidate, { slug, said }: Candidate): boolean {
  if (broaderTopics(index, slug).includes(best.slug)) return true;
  return said.reduce((sum, share, at) => sum + Math.max(0, share - (best.said[at] ?? 0)), 0) >= LEAST_ADDED;
}

/**
 * The topics that a search is about: of those near it the best one, and those that are named or meant beside it. Where it names none,
 * also what else it may mean: one guess is right less often than one of three.
 */
function topicsAbout(index: CatalogIndex, query: Pick<SubjectQuery, 'parsed' | 'meant'>): string[] {
  const [best, ...others] = topicsNear(index, query);
  if (!best) return [];
  // The words of "write a resume" name writing, too; the whole is about résumés.
  const isSure = best.said.length > 0 && best.score >= SURE;
  const isMeant = (slug: string) => scoreIn(query.meant, slug) >= MEANT;
  const beside = others.filter((one) =>
    one.isNamed ? !isSure || isMeant(one.slug) : isMeantBeside(index, best, one),
  );
  const about = [best, ...beside].map(({ slug }) => slug);
  const elsewhere = best.isNamed ? [] : meanings(index, query.meant, about).map(({ slug }) => slug);
  return [...about, ...elsewhere.filter((slug) => rowsOfParts(index, slug).has(1))];
}

/** The terms of a topic's name. */
function termsOfName(index: CatalogIndex, slug: string, languages: ParsedQuery['languages']): Clause[] {
  const words = tokenize(findTopic(index, slug)?.name ?? '');
  return requiredOf(parseClauses(index, words, { taken: new Set(), languages }));
}

/**
 * The courses on a topic's family that say the topic, as the search or its name is written: "type" is about no typing. One course
 * may say a word of anything: a lesson on diving has an "ascent by swimming". In any family, those with a lesson that is called
 * just so, of two providers: neither "type juggling" nor "sleep and wakeup" of a processor is one, nor is "bowling", an exercise
 * that one provider has for each programming language.
 */
export function saying(index: CatalogIndex, slug: string, { clauses, languages }: ParsedQuery): RowSet {
  const { store } = index;
  const typed = clauses.find(({ required, topics }) => required && topics.includes(slug));
  const ways = [typed ? [typed] : [], termsOfName(index, slug, languages)];
  const all = store.union(
    ways.filter(({ length }) => length > 0).map((terms) => store.withAll(terms, 'all')),
  );
  const family = all.and(rowsOfParts(index, broaderTopics(index, slug).at(-1) ?? slug));
  const idsOf = (word: string) => findWord(index, word).map(({ id }) => id);
  const names = [typed?.words ?? '', findTopic(index, slug)?.name ?? '']
    .map((name) => tokenize(name).flatMap(({ word }) => (isFunctionWord(word) ? [] : [idsOf(word)])))
    .filter(({ length }) => length > 0);
  const hasAll = (words: readonly number[], name: number[][]) =>
    name.every((ids) => ids.some((id) => words.includes(id)));
  // A lesson has its topics among its words.
  const topic = idsOf(topicToken(slug));
  const having = (rows: RowSet, isLike: (pieces: number[][]) => boolean) =>
    [...piecesOf(index, rows.first(MOST_READ))]
      .filter(([, pieces]) => isLike(pieces.map((piece) => [...piece].filter((id) => !topic.includes(id)))))
      .map(([row]) => row);
  const said = having(family, (pieces) => names.some((name) => hasAll(pieces.flat(), name)));
  const called = having(all, (pieces) =>
    names.some((name) => pieces.some((piece) => piece.length <= name.length && hasAll(piece, name))),
  );
  const providers = new Set(called.map((row) => store.facts(row).provider));
  const isCalled = providers.size >= TAUGHT;
  return store.rowsOf(new Set([...(said.length >= TAUGHT ? said : []), ...(isCalled ? called : [])]));
}

/**
 * The topics that single words of a topic's other name are, if these are meant as well, and nearly as much unless it is
 * a part of them: "bitcoin" of "buy bitcoin", not "draw" of "draw blood".
 */
function namedWithin(index: CatalogIndex, { parsed, meant }: SubjectQuery, best: string): string[] {
  const term = parsed.clauses.find((one) => one.required && !one.named && one.topics.includes(best));
  const within = tokenize(term?.words ?? '').flatMap((token) => slugsNamed(index, [token]));
  const above = broaderTopics(index, best);
  const leastOf = (slug: string) =>
    above.includes(slug) ? MEANT : Math.max(MEANT, NEARLY * scoreIn(meant, best));
  return within.filter((slug) => slug !== best && scoreIn(meant, slug) >= leastOf(slug));
}

/**
 * What a search is about whose best topic has no courses: what it takes, what the words name as well, what the topic is
 * part of, if that scores nearly as high or teaches it. Nothing where no course is known to help.
 */
function insteadOf(
  index: CatalogIndex,
  query: SubjectQuery,
  hasCourses: (slug: string) => boolean,
): Pick<Subject, 'topics' | 'saying'> {
  const all = candidates(index, query);
  const [best] = all;
  if (!best) return { topics: [] };
  const above = broaderTopics(index, best.slug);
  const taken = query.parsed.clauses.flatMap(({ goal, topics, besides }) =>
    goal !== undefined && topics.includes(best.slug) ? topics.filter((slug) => !besides.includes(slug)) : [],
  );
  // Where it happens is not what it is about: "bullied at school".
  const termsOf = (slug: string) =>
    query.parsed.clauses.filter(
      ({ required, school, topics }) => required && !school && topics.includes(slug),
    );
  const isSaid = (slug: string) => termsOf(slug).length > 0;
  // A word that only stands for a topic often means another one: "bridge bidding" is no civil engineering.
  const isCalled = (slug: string) => termsOf(slug).some(({ named }) => named);
  const near = all.filter(
    ({ slug, isNamed, isSure, score }) =>
      taken.includes(slug) ||
      (isNamed && isCalled(slug) && !best.isNamed) ||
      (!best.isSure && score >= Math.max(MEANT, JUST_AS * best.score)) ||
      (isSaid(slug) && score + (isSure ? SURELY_NAMED : 0) >= NEARLY * best.score) ||
      (above.includes(slug) && score >= NEARLY_WIDER * best.score),
  );
  // A sentence may mean an exam or a profession that it does not name.
  const learned = learnedFor(index, best.slug).filter(hasCourses).slice(0, MEANINGS);
  const leastWide = Math.max(MEANT, NEARLY_WIDER * scoreIn(query.meant, best.slug));
  const isName = requiredOf(query.parsed).every((term) => term.named && term.topics.includes(best.slug));
  const wide = isName ? [] : above.filter((slug) => scoreIn(query.meant, slug) >= leastWide);
  const topics =
    [near.map(({ slug }) => slug), learned, namedWithin(index, query, best.slug), wide]
      .map((slugs) => slugs.filter(hasCourses))
      .find(({ length }) => length > 0) ?? [];
  const wider = nearestWithCourses(index, best.slug);
  if (topics.length > 0 || wider === undefined) return { topics };
  const said = saying(index, best.slug, query.parsed);
  const isAll = requiredOf(query.parsed).every(({ topics: named }) => named.includes(best.slug));
  return { topics: said.has(1) ? [wider] : [], ...(isAll && { saying: said }) };
}

/** The courses of what a search is about, and of its parts; with those of what it is part of where these are few. */
export function findSubject(index: CatalogIndex, query: SubjectQuery): Subject | undefined {
  const slugs = topicsAbout(index, query);
  const [first] = slugs;
  if (first === undefined) return undefined;
  const hasCourses = (slug: string) => rowsOfParts(index, slug).has(1);
  // A year of a school, all of whose courses are in another language, is learned in its subjects.
  const isTaught =
    hasCourses(first) &&
    (learnedFor(index, first).length === 0 || inAccepted(query.accepted, rowsOfParts(index, first)).has(1));
  const { topics, ...others } = isTaught
    ? { topics: slugs.filter(hasCourses) }
    : insteadOf(index, query, (slug) => slug !== first && hasCourses(slug));
  if (topics.length > 0) {
    const rowsOfAll = (slugs: readonly string[]) => {
      const all = index.store.union(slugs.map((slug) => rowsOfParts(index, slug)));
      const suiting = inAccepted(query.accepted, all);
      return suiting.has(1) ? suiting : all;
    };
    const rows = rowsOfAll(topics);
    const [above] = broaderTopics(index, topics[0] ?? first);
    if (rows.has(THIN) || above === undefined) return { topics, rows, ...others };
    // The parts of a whole field are on anything: of such a one, only what is on the field itself.
    const isField = broaderTopics(index, above).length === 0;
    const near = inAccepted(query.accepted, isField ? rowsLedBy(index, [above]) : rowsOfAll([above]));
    if (!near.has(1)) return { topics, rows, ...others };
    return { topics, wider: above, own: rows, rows: index.store.union([rows, near]), ...others };
  }
  const wider = nearestWithCourses(index, first);
  if (wider === undefined) return undefined;
  return { topics: [], rows: index.store.rowsOf([]), lacking: { slug: first, wider }, ...others };
}
