import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import { type AcceptedLanguages, acceptedLanguages, inAccepted } from '@/engine/retrieve/accepted-languages';
import { rowsOfTopics } from '@/engine/retrieve/topic-rows';
import { topicsByMeaning } from '@/engine/retrieve/topics-by-meaning';
import type { FilterOffer, Filters, InferredFilter, Relaxation, Search } from '@/engine/search.types';
import { dropFilters, joinFilters, softenPrice, toIntent } from './apply-filters';
import { excluder } from './excluded-rows';
import { addClose, FEW, findRows } from './find-rows';
import type { FoundFilter } from './infer-filters';
import { offersOf } from './offer-filters';
import type { Query } from './understand';

/** Which of a topic's courses are about it, and do not only touch on it. */
export type TopicRows = {
  /** Their first topic is the topic itself. */
  own: RowSet;
  /** Their first topic is the topic or a part of it. */
  main: RowSet;
  /** Search engines are told of them, and no page of a topic is nearer: those of parts with a page of their own are there. */
  listed: RowSet;
  /** Their list of lessons is known. */
  series: RowSet;
};

/** A query with the rows that match it, before filters. */
export type Retrieved = Query & {
  rows: RowSet;
  /** Of a search that lists the courses of a topic. */
  ofTopic?: TopicRows;
  /** Rows that match all words and pass all inferred filters, if `rows` contains more. */
  complete?: RowSet;
  /** Rows that match all words in a language that the search does not ask for, where few others do. */
  inOtherLanguages?: RowSet;
  /** The languages that suit the search. */
  accepted: AcceptedLanguages;
  relaxed?: Relaxation;
  intents: InferredFilter[];
  offers?: FilterOffer[];
  /** Filters of the address and those that were understood, together. */
  filters: Filters;
  /** Those of the rows that pass the filters and are not excluded. */
  accept: (rows: RowSet) => RowSet;
  /** Topics near what the words mean, where neither a topic nor enough courses have the words. */
  fallbackTopics: string[];
};

const suitsAny = (accepted: AcceptedLanguages, rows: RowSet): boolean => inAccepted(accepted, rows).has(1);

/** The language that the words ask to be taught in. */
function requestedLanguage(index: CatalogIndex, found: FoundFilter[]): ReadonlySet<number> | undefined {
  const value = found.find(({ facet }) => facet === 'language')?.value;
  const id = value === undefined ? undefined : valueId(index, 'language', value);
  return id === undefined ? undefined : new Set([id]);
}

/** Finds the rows of a query: how far it was relaxed, what is excluded, and which filters apply. */
export function retrieve(index: CatalogIndex, search: Search, query: Query): Retrieved {
  const languages = requestedLanguage(index, query.inferred) ?? query.parsed.languages;
  const parsed = { ...query.parsed, languages };
  const topics = new Set(parsed.clauses.flatMap((clause) => clause.topics));
  const accepted = acceptedLanguages(index, languages, joinFilters(search.filters, query.inferred));
  const named = findRows(index, { parsed, accepted });
  const isNamed = topics.size > 0 || (named.complete ?? named.rows).has(FEW);
  const fallbackTopics = isNamed ? [] : topicsByMeaning(index, query.meaning, accepted);
  const near = addClose(index, named, rowsOfTopics(index, fallbackTopics.slice(0, 1)));
  const leaveOut = excluder(index, query.exclusions, topics);
  const rows = leaveOut(near.rows);
  const complete = near.complete && leaveOut(near.complete);
  const inOtherLanguages = near.inOtherLanguages && leaveOut(near.inOtherLanguages);
  const inferred = softenPrice(rows, query.inferred);
  const { kept, found: passing } = dropFilters({
    rows,
    suiting: suitsAny(accepted, rows) ? (some) => inAccepted(accepted, some) : (some) => some,
    given: search.filters,
    found: inferred,
    relaxed: near.relaxed,
  });
  const isDropped = kept.length < inferred.length && rows.has(1);
  const relaxed = near.relaxed ?? (isDropped ? 'fewer-filters' : undefined);
  const best = passing ?? complete;
  const filters = joinFilters(search.filters, kept);
  const offers = offersOf(index, rows, filters, query.offered);
  return {
    ...query,
    parsed,
    rows,
    fallbackTopics,
    accepted: kept.length < inferred.length ? acceptedLanguages(index, languages, filters) : accepted,
    ...(best && { complete: best }),
    ...(inOtherLanguages && { inOtherLanguages }),
    ...(relaxed && { relaxed }),
    intents: inferred.map((filter) => toIntent(index, filter, kept)),
    ...(offers.length > 0 && { offers }),
    filters,
    accept: (some) => leaveOut(some).passing(filters),
  };
}
