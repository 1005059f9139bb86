import { assertServer } from '@/lib/assert-server';
import type { FacetName, Filters, InferredFilter, Relaxation, Search } from '@/lib/search/search.types';
import { valueLabel } from '@/lib/search/value-labels';
import { anyPasses, filterRows } from '@/lib/server/search/retrieve/filter-rows';
import { rowsWithAll, rowsWithAny, union } from '@/lib/server/search/retrieve/match-rows';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { CJK_WORDS } from '@/lib/text-analysis/cjk-words';
import { type Token, tokenize, wordKey } from '@/lib/text-analysis/tokenize';
import { correctedText, correctWords } from './correct-words';
import { type FoundFilter, inferFilters, readName, wordsTaken } from './infer-filters';
import { type Plan, planQuery, type QueryTerm } from './plan-query';

assertServer('lib/server/search/query/parse-query');

/** Maximum length of a search that is parsed. Addresses are shorter. */
const MAX_LENGTH = 400;
const MAX_WORDS = 24;
/** With fewer courses that match all words, those that match most of them are added. */
const FEW = 3;
/** Maximum number of terms for which leaving out each one is tried. */
const MAX_LEFT_OUT = 6;
/** The order in which inferred filters are dropped when no course passes all of them. */
const DROP_ORDER: FacetName[] = ['length', 'kind', 'cost', 'level', 'teacher', 'provider', 'language'];
/**
 * Minimum share of courses with a level word in the title that also state this level. Below it, the word is
 * part of a name.
 */
const LEVEL_AGREES = 0.6;

/** Courses with a level word in the title that are examined, most popular first. */
const LOOKED_AT = 300;

/** The meaning of a search, and the rows that match it before filters. */
export type ParsedQuery = {
  plan: Plan;
  /** Rows whose title, or leading course code, is exactly the typed text. */
  exact: ReadonlySet<number>;
  rows: Uint32Array;
  /** Rows that match all words and pass all inferred filters, if `rows` contains more. */
  complete?: Uint32Array;
  relaxed?: Relaxation;
  intents: InferredFilter[];
  /** The filters of the address and the inferred ones together. */
  filters: Filters;
  correctedTo?: string;
};

function exactRows({ database }: CatalogIndex, key: string): Set<number> {
  if (key === '') return new Set();
  return new Set(
    database.all<[number]>('SELECT id FROM exact WHERE key = ? LIMIT 50', key).map(([id]) => id),
  );
}

const required = (plan: Plan): QueryTerm[] => plan.units.filter((unit) => unit.required);

type Found = { rows: Uint32Array; complete?: Uint32Array; relaxed?: Relaxation };

/** The rows that match all words; if these are few, also those that match most words, then any word. */
function findRows(index: CatalogIndex, plan: Plan): Found {
  const units = required(plan);
  if (plan.tokens === 0) return { rows: new Uint32Array(0) };
  if (units.length === 0) return { rows: index.everyRow() };
  const complete = rowsWithAll(index, units, 'all');
  const words = units.flatMap((unit) => (unit.parts > 1 ? [{ alternatives: unit.loose }] : [unit]));
  const isOneWord = units.length < 2 && words[0] === units[0];
  if (complete.length >= FEW || isOneWord) return { rows: complete };
  if (units.length > 2 && units.length <= MAX_LEFT_OUT) {
    const most = units.map((left) =>
      rowsWithAll(
        index,
        units.filter((unit) => unit !== left),
        'all',
      ),
    );
    const rows = union(index, [complete, ...most]);
    if (rows.length >= FEW) return { rows, complete, relaxed: 'most-words' };
  }
  const rows = union(index, [complete, rowsWithAny(index, words, 'head')]);
  return rows.length > complete.length ? { rows, complete, relaxed: 'any-word' } : { rows };
}

/**
 * Whether a level word is part of a name: "advanced algorithms" is a title, "python for beginners" is a
 * filter. The courses with these words decide.
 */
function isLevelPartOfName(index: CatalogIndex, tokens: Token[], plan: Plan, intent: FoundFilter): boolean {
  if (intent.facet !== 'level') return false;
  const words = tokens.slice(intent.from, intent.to).filter(({ word }) => word.length > 3);
  const wanted = words.map(({ word }) => ({ alternatives: [[word]] }));
  const named = rowsWithAll(index, [...required(plan), ...wanted], 'title', LOOKED_AT);
  if (named.length === 0 || required(plan).length === 0) return false;
  const agreeing = filterRows(index, named, { level: [intent.value] }).length;
  return agreeing / named.length < LEVEL_AGREES;
}

function joinFilters(given: Filters, intents: InferredFilter[]): Filters {
  const filters: Filters = { ...given };
  for (const { facet, value } of intents) {
    filters[facet] = [...new Set([...(filters[facet] ?? []), value])];
  }
  return filters;
}

/** If no course is known to be free, courses that may be free are accepted. */
function softenPrice(index: CatalogIndex, rows: Uint32Array, intents: FoundFilter[]): FoundFilter[] {
  return intents.map((intent) => {
    if (intent.facet !== 'cost' || anyPasses(index, rows, { cost: ['free'] })) return intent;
    if (!anyPasses(index, rows, { cost: ['audit'] })) return intent;
    return { ...intent, value: 'audit', label: valueLabel('cost', 'audit') };
  });
}

/** Drops inferred filters, the least important first, until some course passes the rest. */
function keepPassable(index: CatalogIndex, rows: Uint32Array, given: Filters, intents: FoundFilter[]) {
  const kept = [...intents];
  const inOrder = DROP_ORDER.filter((facet) => kept.some((intent) => intent.facet === facet));
  for (const facet of inOrder) {
    if (anyPasses(index, rows, joinFilters(given, kept))) break;
    const alone = kept.filter((intent) => intent.facet !== facet);
    kept.splice(0, kept.length, ...alone);
  }
  return kept;
}

/**
 * Inferred filters that are relaxed if they leave few courses. A teacher or provider was named, so it stays.
 */
const LOOSENED: FacetName[] = DROP_ORDER.filter((facet) => facet !== 'provider' && facet !== 'teacher');

/**
 * If the inferred filters leave few courses: these courses, and the filters that remain after dropping the
 * least important ones until there are more.
 */
function widen(index: CatalogIndex, rows: Uint32Array, given: Filters, kept: FoundFilter[]) {
  if (!kept.some(({ facet }) => LOOSENED.includes(facet))) return undefined;
  const found = filterRows(index, rows, joinFilters(given, kept));
  if (found.length === 0 || found.length >= FEW) return undefined;
  let fewer = kept;
  for (const dropped of LOOSENED) {
    fewer = fewer.filter(({ facet }) => facet !== dropped);
    if (fewer.length === kept.length) continue;
    if (filterRows(index, rows, joinFilters(given, fewer)).length >= FEW) return { found, fewer };
  }
  return undefined;
}

function toIntent({ facet, value, label, words }: FoundFilter, kept: FoundFilter[]): InferredFilter {
  const isKept = kept.some((intent) => intent.facet === facet);
  return isKept ? { facet, value, label, words } : { facet, value, label, words, dropped: true };
}

/** Parses a search: corrections, inferred filters, required terms and how far the query was relaxed. */
export function parseQuery(index: CatalogIndex, search: Search): ParsedQuery {
  const typed = tokenize(search.words.slice(0, MAX_LENGTH), CJK_WORDS).slice(0, MAX_WORDS);
  const corrected = search.literal ? { tokens: typed, corrected: [] } : correctWords(index, typed);
  const { tokens } = corrected;
  const correctedTo = correctedText(search.words, corrected);
  const exact = exactRows(index, wordKey((correctedTo ?? search.words).slice(0, MAX_LENGTH)));
  let found = exact.size > 0 ? [] : inferFilters((key) => readName(key, index), tokens, search.asText);
  let plan = planQuery(index, tokens, wordsTaken(tokens, found, search.asText));
  const names = found.filter((intent) => isLevelPartOfName(index, tokens, plan, intent));
  if (names.length > 0) {
    found = found.filter((intent) => !names.includes(intent));
    plan = planQuery(index, tokens, wordsTaken(tokens, found, search.asText));
  }
  const { rows, complete, relaxed } = findRows(index, plan);
  found = softenPrice(index, rows, found);
  const passable = keepPassable(index, rows, search.filters, found);
  const isWhole = !relaxed && passable.length === found.length;
  const wider = isWhole ? widen(index, rows, search.filters, passable) : undefined;
  const kept = wider?.fewer ?? passable;
  const isDropped = kept.length < found.length && rows.length > 0;
  const best = wider?.found ?? complete;
  return {
    plan,
    exact,
    rows,
    ...(best ? { complete: best } : {}),
    ...((relaxed ?? isDropped) ? { relaxed: relaxed ?? 'fewer-filters' } : {}),
    intents: found.map((intent) => toIntent(intent, kept)),
    filters: joinFilters(search.filters, kept),
    ...(correctedTo === undefined ? {} : { correctedTo }),
  };
}
