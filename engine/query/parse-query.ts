import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { type Asked, askedLanguages, inAsked } from '@/engine/retrieve/asked-languages';
import { findMeaning, findShelves } from '@/engine/retrieve/find-shelves';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import { isQuestion } from '@/engine/text/question-words';
import { type Token, tokenize, wordKey } from '@/engine/text/tokenize';
import type { Level } from '@/lib/course/course.schema';
import type {
  Exclusion,
  FilterOffer,
  Filters,
  InferredFilter,
  Relaxation,
  Search,
  UnjudgedWish,
} from '@/lib/search/search.types';
import { dropFilters, isLevelPartOfName, joinFilters, softenPrice, toIntent } from './apply-filters';
import { correctedText, correctWords } from './correct-words';
import { excluder } from './excluded-rows';
import { addClose, FEW, findRows } from './find-rows';
import { guessLanguages, languageTags } from './guess-languages';
import {
  type FoundFilter,
  inferFilters,
  type NameReader,
  nameReader,
  namesLikeTopics,
  readAge,
  wordsTaken,
} from './infer-filters';
import { synonymsOf } from './look-up-phrases';
import { offersOf, tooNarrow } from './offer-filters';
import { parseTopic, type TopicRows } from './parse-topic';
import { type Plan, planQuery } from './plan-query';
import {
  exclusionReader,
  isWithin,
  readExclusion,
  readExclusions,
  toExclusion,
  withoutRanges,
} from './read-exclusions';
import { readWishes } from './read-wishes';

/** Maximum length of a search that is parsed. Addresses are shorter. */
const MAX_LENGTH = 400;
const MAX_WORDS = 24;
/** The meaning of a search, and the rows that match it before filters. */
export type ParsedQuery = {
  plan: Plan;
  /** Rows whose title, or leading course code, is exactly the typed text. */
  exact: ReadonlySet<number>;
  rows: RowSet;
  /** Of a search that lists the courses of a topic. */
  ofTopic?: TopicRows;
  /** Rows that match all words and pass all inferred filters, if `rows` contains more. */
  complete?: RowSet;
  /** Rows that match all words in a language that the search does not ask for, where few others do. */
  unasked?: RowSet;
  /** The languages that suit the search. */
  asked: Asked;
  relaxed?: Relaxation;
  intents: InferredFilter[];
  offers?: FilterOffer[];
  exclusions: Exclusion[];
  unjudged?: UnjudgedWish[];
  /** The words without what they exclude and what was set aside; only where something is. */
  wanted?: string;
  /** Filters of the address and those that were understood, together. */
  filters: Filters;
  /** Those of the rows that pass the filters and are not excluded. */
  accept: (rows: RowSet) => RowSet;
  correctedTo?: string;
  /** The direction of what the words mean, if any of them is known. */
  meaning?: Float32Array;
  /** Topics near what the words mean, where neither a topic nor enough courses have the words. */
  shelves: string[];
};

type Reading = {
  text: string;
  typed: Token[];
  /** The typed tokens, corrected. */
  tokens: Token[];
  correctedTo?: string;
  exact: ReadonlySet<number>;
};

function readText(index: CatalogIndex, { words, literal }: Search): Reading {
  const text = words.slice(0, MAX_LENGTH);
  const typed = tokenize(text, index.runs).slice(0, MAX_WORDS);
  const corrected = literal ? { tokens: typed, corrected: [] } : correctWords(index, typed);
  const correctedTo = correctedText(words, corrected);
  const key = wordKey((correctedTo ?? words).slice(0, MAX_LENGTH));
  return {
    text,
    typed,
    tokens: corrected.tokens,
    ...(correctedTo !== undefined && { correctedTo }),
    exact: new Set(key === '' ? [] : index.store.titled(key)),
  };
}

/** What narrows or describes the search, and is no text: exclusions, wishes that nothing can judge, the learner's age. */
function setAside(index: CatalogIndex, search: Search, { text, typed, exact }: Reading, nameOf: NameReader) {
  const reader = exclusionReader(index, nameOf, languageTags(index, guessLanguages(index, typed)));
  const isTitle = exact.size > 0;
  const said = isTitle || search.asText.includes('without') ? [] : readExclusions(reader, text, typed);
  const given = (search.without ?? []).flatMap((words) =>
    readExclusion(reader, words, tokenize(words, index.runs)),
  );
  const wishes = isTitle ? [] : readWishes((key) => synonymsOf(index, key).length > 0, typed, said);
  const age = isTitle ? undefined : readAge(typed);
  return {
    exclusions: [...said, ...given],
    wishes,
    isExclusion: said.length > 0,
    isPupil: age?.isPupil ?? false,
    ranges: [...said, ...wishes, ...(age ? [age] : [])],
  };
}

type Options = { nameOf: NameReader; isTitle: boolean; isPupil: boolean; isQuestion: boolean };

/** The filters that the words say, and the plan for the rest of them. */
function planWithFilters(index: CatalogIndex, search: Search, tokens: Token[], options: Options) {
  const { nameOf, isTitle, isPupil, isQuestion } = options;
  const planFor = (filters: FoundFilter[]) =>
    planQuery(index, tokens, wordsTaken(tokens, filters, search.asText));
  const inferred = inferFilters(nameOf, tokens, search.asText);
  const first = planFor(inferred);
  // "Learn SQL for free" may be a title too; where it names nothing but a subject, it is read as it is meant.
  const said = isTitle && first.subjects.size === 0 ? [] : inferred;
  const plan = said.length < inferred.length ? planFor(said) : first;
  const level = said.find(({ facet }) => facet === 'level')?.value as Level | undefined;
  // Who asks what something is begins with it.
  const learner: Plan['learner'] = level ?? (isPupil ? 'school' : isQuestion ? 'beginner' : undefined);
  const names = said.filter((filter) => isLevelPartOfName(index, tokens, plan, filter));
  const narrow = tooNarrow(index, { tokens, search, found: said.filter((one) => !names.includes(one)) });
  const found = said.filter((filter) => !names.includes(filter) && !narrow.includes(filter));
  const final = found.length < said.length ? planFor(found) : plan;
  const isSaid = learner && (level || final.learner !== 'school');
  return { found, narrow, plan: isSaid ? { ...final, learner } : final };
}

const suitsAny = (asked: Asked, rows: RowSet): boolean => inAsked(asked, rows).has(1);

/** The language that the words ask to be taught in. */
function wishedLanguage(index: CatalogIndex, found: FoundFilter[]): ReadonlySet<number> | undefined {
  const value = found.find(({ facet }) => facet === 'language')?.value;
  const id = value === undefined ? undefined : valueId(index, 'language', value);
  return id === undefined ? undefined : new Set([id]);
}

/** Parses a search: corrections, inferred filters, required terms and how far the query was relaxed. */
export function parseQuery(index: CatalogIndex, search: Search): ParsedQuery {
  if (search.ofTopic !== undefined) return parseTopic(index, search, search.ofTopic);
  const reading = readText(index, search);
  const { text, typed, exact, correctedTo } = reading;
  const nameOf = nameReader(index);
  const aside = setAside(index, search, reading, nameOf);
  const tokens = reading.tokens.filter(
    (token) => !aside.ranges.some((range) => isWithin(typed, range, token)),
  );
  const isTitle = exact.size > 0;
  const planned = planWithFilters(index, search, tokens, {
    nameOf,
    isTitle,
    isPupil: aside.isPupil,
    isQuestion: isQuestion(text),
  });
  const { narrow } = planned;
  // "Sin" tells the language of "programar sin python".
  const ofWords = aside.isExclusion ? guessLanguages(index, reading.tokens) : planned.plan.languages;
  const languages = wishedLanguage(index, planned.found) ?? ofWords;
  const plan = { ...planned.plan, languages };
  const topics = new Set(plan.units.flatMap((unit) => unit.topics));
  const asked = askedLanguages(index, languages, joinFilters(search.filters, planned.found));
  const named = findRows(index, { plan, asked });
  const meaning = findMeaning(index, text, tokens, wordsTaken(tokens, planned.found, search.asText));
  const isNamed = topics.size > 0 || (named.complete ?? named.rows).has(FEW);
  const shelves = isNamed ? [] : findShelves(index, meaning, asked);
  const near = addClose(index, named, rowsOfTopics(index, shelves.slice(0, 1)));
  const leaveOut = excluder(index, aside.exclusions, topics);
  const rows = leaveOut(near.rows);
  const complete = near.complete && leaveOut(near.complete);
  const unasked = near.unasked && leaveOut(near.unasked);
  const inferred = softenPrice(rows, planned.found);
  const { kept, found: passing } = dropFilters({
    rows,
    suiting: suitsAny(asked, rows) ? (some) => inAsked(asked, some) : (some) => some,
    given: search.filters,
    found: inferred,
    relaxed: near.relaxed,
  });
  const isDropped = kept.length < inferred.length && rows.has(1);
  const relaxed = near.relaxed ?? (isDropped ? 'fewer-filters' : undefined);
  const best = passing ?? complete;
  const filters = joinFilters(search.filters, kept);
  const likeTopics = isTitle ? [] : namesLikeTopics(index, tokens, search.asText);
  const offers = offersOf(rows, filters, [...narrow, ...likeTopics]);
  return {
    plan,
    exact,
    rows,
    shelves,
    ...(meaning && { meaning }),
    asked: kept.length < inferred.length ? askedLanguages(index, languages, filters) : asked,
    ...(best && { complete: best }),
    ...(unasked && { unasked }),
    ...(relaxed && { relaxed }),
    intents: inferred.map((filter) => toIntent(filter, kept)),
    exclusions: aside.exclusions.map(toExclusion),
    ...(aside.wishes.length > 0 && { unjudged: aside.wishes.map(({ wish, words }) => ({ wish, words })) }),
    ...(aside.ranges.length > 0 && tokens.length > 0 && { wanted: withoutRanges(text, typed, aside.ranges) }),
    ...(offers.length > 0 && { offers }),
    filters,
    accept: (some) => leaveOut(some).passing(filters),
    ...(correctedTo !== undefined && { correctedTo }),
  };
}
