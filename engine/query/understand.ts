import type { CatalogIndex } from '@/engine/format/course-store.types';
import { type MeantTopic, topicsMeant } from '@/engine/retrieve/topics-meant';
import type { Search, Unsupported } from '@/engine/search.types';
import { isAudience } from '@/engine/text/audience-words';
import { isTalk } from '@/engine/text/errand-words';
import { isFillerIn } from '@/engine/text/filler-words';
import { placesIn } from '@/engine/text/places';
import { isQuestion } from '@/engine/text/question-words';
import { type Token, tokenize, wordKey } from '@/engine/text/tokenize';
import type { Level } from '@/engine/values';
import { isLevelPartOfName } from './apply-filters';
import { correctedText, correctWords } from './correct-words';
import type { FoundExclusion } from './excluded-rows';
import { asksForAny } from './find-rows';
import { asksToLearn, isForErrand } from './for-errand';
import { clearLanguage, guessLanguages, languageTags } from './guess-languages';
import {
  type FoundFilter,
  inferFilters,
  isPartOfName,
  languageAlone,
  type NameReader,
  nameReader,
  namesLikeTopics,
  readAge,
  readPrice,
  wordsTaken,
} from './infer-filters';
import { isPhrase } from './look-up-phrases';
import { tooNarrow } from './offer-filters';
import { type ParsedQuery, parseClauses, requiredOf } from './parse-clauses';
import {
  exclusionReader,
  isWithin,
  readExclusion,
  readExclusions,
  readLacks,
  withoutRanges,
} from './read-exclusions';
import { readUnsupported } from './read-unsupported';

/** Maximum length of a search that is parsed. Addresses are shorter. */
const MAX_LENGTH = 400;
const MAX_WORDS = 24;

/** What the words of a search mean. */
export type Query = {
  parsed: ParsedQuery;
  /** Rows whose title, or leading course code, is exactly the typed text. */
  exact: ReadonlySet<number>;
  /** The filters that the words say. */
  inferred: FoundFilter[];
  /** Filters that the words could mean: they are offered, not applied. */
  offered: FoundFilter[];
  exclusions: FoundExclusion[];
  unsupported?: Unsupported[];
  /** The words without what they exclude and what was set aside; only where something is. */
  wanted?: string;
  correctedTo?: string;
  /** Whether it is for something that no subject answers, as a thing to buy or news of the day. */
  isErrand: boolean;
  /** The language of the words, where they are clear evidence of one. */
  language?: string;
  /** How old the learner is, if the words say it. */
  age?: number;
  /** The direction of what the words mean, if any of them is known. */
  meaning?: Float32Array;
  /** The topics that the words may mean, by score. */
  meant: MeantTopic[];
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

type ReaderOptions = { nameOf: NameReader; languages: readonly string[] };

/** What narrows or describes the search, and is no text: exclusions, facets that nothing can judge, the learner's age, a price. */
function setAside(
  index: CatalogIndex,
  search: Search,
  { text, typed, exact }: Reading,
  { nameOf, languages }: ReaderOptions,
) {
  const reader = exclusionReader(index, nameOf, languages);
  const isTitle = exact.size > 0;
  const said = isTitle || search.asText.includes('without') ? [] : readExclusions(reader, text, typed);
  const given = (search.without ?? []).flatMap((words) =>
    readExclusion(reader, words, tokenize(words, index.runs)),
  );
  const unsupported = isTitle ? [] : readUnsupported((key) => isPhrase(index, key), typed, said);
  const age = isTitle ? undefined : readAge(typed);
  const lacks = isTitle ? [] : readLacks(typed);
  const price = isTitle ? undefined : readPrice(text, typed);
  return {
    said,
    given,
    unsupported,
    isExclusion: said.length > 0,
    age: age?.age,
    isPupil: age?.isPupil ?? false,
    isChild: age?.isChild ?? false,
    ranges: [...said, ...unsupported, ...lacks, ...[age, price].filter((range) => range !== undefined)],
  };
}

type Options = {
  languages: ReadonlySet<number>;
  nameOf: NameReader;
  isTitle: boolean;
  isPupil: boolean;
  isQuestion: boolean;
};

/** The filters that the words say, and the parsed query for the rest of them. */
function parseWithFilters(index: CatalogIndex, search: Search, tokens: Token[], options: Options) {
  const { languages, nameOf, isTitle, isPupil, isQuestion } = options;
  const parseWith = (filters: FoundFilter[]) =>
    parseClauses(index, tokens, { taken: wordsTaken(tokens, filters, search.asText), languages });
  const alone = languageAlone(index, tokens, search.asText);
  const inferred =
    alone.length > 0
      ? alone
      : inferFilters(nameOf, tokens, search.asText, (filter) => isPartOfName(index, tokens, filter));
  const first = parseWith(inferred);
  // "How to use Facebook" asks for no course of a provider.
  const isThing = ({ facet }: FoundFilter) =>
    facet === 'provider' && requiredOf(first).length === 0 && !asksForAny(index, first);
  // "Learn SQL for free" may be a title too; where it names nothing but a subject, it is read as it is meant.
  const meant = inferred.filter((filter) => !isThing(filter));
  const said = isTitle && first.subjects.size === 0 ? [] : meant;
  const parsed = said.length < inferred.length ? parseWith(said) : first;
  const level = said.find(({ facet }) => facet === 'level')?.value as Level | undefined;
  // A question what something is comes from a beginner.
  const learner: ParsedQuery['learner'] = level ?? (isPupil ? 'school' : isQuestion ? 'beginner' : undefined);
  const names = said.filter((filter) => isLevelPartOfName(index, tokens, parsed, filter));
  const reading = { tokens, languages, search, found: said.filter((one) => !names.includes(one)) };
  const narrow = tooNarrow(index, reading);
  const found = said.filter((filter) => !names.includes(filter) && !narrow.includes(filter));
  const final = found.length < said.length ? parseWith(found) : parsed;
  const isSaid = learner && (level || final.learner !== 'school');
  return { found, narrow, parsed: isSaid ? { ...final, learner } : final };
}

/**
 * Understands the words of a search: corrections, filters, exclusions, and required terms. It looks words up; the courses
 * of the search are found by `retrieve`.
 */
export function understand(index: CatalogIndex, search: Search): Query {
  const reading = readText(index, search);
  const { text, typed, exact, correctedTo } = reading;
  const nameOf = nameReader(index);
  const typedLanguages = guessLanguages(index, typed);
  const aside = setAside(index, search, reading, { nameOf, languages: languageTags(index, typedLanguages) });
  const tokens = reading.tokens.filter(
    (token) => !aside.ranges.some((range) => isWithin(typed, range, token)),
  );
  const languagesOf = (some: Token[]) =>
    some.length === typed.length && some.every((token, at) => token === typed[at])
      ? typedLanguages
      : guessLanguages(index, some);
  const isTitle = exact.size > 0;
  const parsedWords = parseWithFilters(index, search, tokens, {
    languages: languagesOf(tokens),
    nameOf,
    isTitle,
    isPupil: aside.isPupil,
    isQuestion: isQuestion(text),
  });
  // "Sin" tells the language of "programar sin python".
  const languages = aside.isExclusion ? languagesOf(reading.tokens) : parsedWords.parsed.languages;
  const taken = wordsTaken(tokens, parsedWords.found, search.asText);
  const asked = tokens.filter((_, at) => !taken.has(at));
  // Beside a subject, where it is says nothing of what it is; alone, it may tell the language to learn.
  const isBeside = parsedWords.parsed.clauses.some(({ named, place }) => named && !place);
  const places = isBeside ? placesIn(tokens, languageTags(index, languages)) : new Set<number>();
  const isPlace = (token: Token) => places.has(tokens.indexOf(token));
  const tags = languageTags(index, languages);
  const forThem = parsedWords.parsed.clauses.filter(({ purpose, words }) => purpose && isAudience(words));
  const isForThem = (token: Token) => forThem.some(({ from }) => tokens[from] === token);
  const informative = asked.filter(
    (token) => !isFillerIn(token, tags) && !isPlace(token) && !isForThem(token),
  );
  const meaning = index.meaning?.of(text, informative);
  const meant = topicsMeant(index, informative.length > 0 ? informative : asked, {
    languages: tags,
    direction: meaning,
    asks: isQuestion(text) || asksToLearn(index, tokens, [...tags, 'en']),
  });
  const likeTopics = isTitle ? [] : namesLikeTopics(index, tokens, search.asText);
  const { ranges, unsupported } = aside;
  const isOnlyTalk = !isTitle && isTalk(text);
  const isErrand =
    isOnlyTalk ||
    (!isTitle &&
      isForErrand(index, { text, tokens, informative, parsed: parsedWords.parsed, languages: tags, meant }));
  const language = clearLanguage(index, reading.tokens);
  return {
    parsed: {
      ...parsedWords.parsed,
      // Its words are of no course.
      ...(isOnlyTalk && { clauses: [], tokens: 0 }),
      languages,
      isChild: !isTitle && (aside.isChild || parsedWords.parsed.isChild),
      isPupil: aside.isPupil || parsedWords.parsed.isPupil,
    },
    exact,
    isErrand,
    inferred: parsedWords.found,
    offered: [...parsedWords.narrow, ...likeTopics],
    // "Black screen no sound" is a complaint.
    exclusions: [...(isErrand ? [] : aside.said), ...aside.given],
    ...(unsupported.length > 0 && { unsupported: unsupported.map(({ facet, words }) => ({ facet, words })) }),
    ...(ranges.length > 0 && tokens.length > 0 && { wanted: withoutRanges(text, typed, ranges) }),
    ...(correctedTo !== undefined && { correctedTo }),
    ...(language !== undefined && { language }),
    ...(aside.age !== undefined && { age: aside.age }),
    meant: meant.topics,
    ...(meaning && { meaning }),
  };
}
