import { assertServer } from '@/lib/assert-server';
import type {
  Exclusion,
  FacetName,
  Filters,
  InferredFilter,
  Relaxation,
  Search,
} from '@/lib/search/search.types';
import { valueLabel } from '@/lib/search/value-labels';
import { nearestWithCourses } from '@/lib/server/search/near-topics';
import { anyPasses, filterRows } from '@/lib/server/search/retrieve/filter-rows';
import { rowsWithAll, union } from '@/lib/server/search/retrieve/match-rows';
import { piecesOf } from '@/lib/server/search/retrieve/read-pieces';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { dropRows } from '@/lib/server/search-index/row-sets';
import { type Token, tokenize, wordKey } from '@/lib/text-analysis/tokenize';
import { correctedText, correctWords } from './correct-words';
import { type FoundFilter, inferFilters, readName, wordsTaken } from './infer-filters';
import { type Plan, planQuery, type QueryTerm } from './plan-query';
import { excludedRows, type FoundExclusion, readExclusion, readExclusions } from './read-exclusions';

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
  exclusions: Exclusion[];
  /** The words without what they exclude; only where they exclude something. */
  wanted?: string;
  /** Filters of the address and those that were understood, together. */
  filters: Filters;
  /** Those of the rows, in order, that pass the filters and are not excluded. */
  accept: (rows: Uint32Array) => Uint32Array;
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

/** Rows up to which each is looked into. */
const MOST_LOOKED_INTO = 60;

/**
 * Without the rows that have the words of a phrase strewn over their lessons: "interior" in one and "design" in another
 * is no interior design. Where there are many rows, the phrase is common and the order tells.
 */
function inOnePiece(index: CatalogIndex, plan: Plan, rows: Uint32Array): Uint32Array {
  const units = required(plan);
  const phrases = new Map(
    plan.units.flatMap((unit, at) => (unit.required && unit.parts > 1 ? [[at, unit.parts] as const] : [])),
  );
  if (phrases.size === 0 || rows.length > MOST_LOOKED_INTO) return rows;
  const inHead = new Set(rowsWithAll(index, units, 'head'));
  return rows.filter(
    (row) =>
      inHead.has(row) || [...phrases].every(([unit, parts]) => hasPiece(index, plan, row, unit, parts)),
  );
}

/** Whether the head of a course or a single lesson of it has all words of a phrase. */
function hasPiece(index: CatalogIndex, { hits }: Plan, row: number, unit: number, parts: number): boolean {
  return piecesOf(index, row).some((piece) => {
    const found = new Set<number>();
    for (const word of piece) {
      for (const hit of hits.get(word) ?? []) {
        if (hit.unit !== unit) continue;
        if (hit.part < 0) return true;
        found.add(hit.part);
      }
    }
    return found.size === parts;
  });
}

/** The courses of the unit's topics or, where these have none, of the nearest ones that they are part of. */
function rowsNear(index: CatalogIndex, { topics }: QueryTerm): Uint32Array {
  const near = topics.map((slug) => nearestWithCourses(index, slug)).filter((slug) => slug !== undefined);
  return rowsWithAll(index, [{ alternatives: near.map((slug) => [topicToken(slug)]) }], 'head');
}

/** What is to be learned: the units that name a topic; where none does, the one that says most of those that are known. */
function subjectOf(index: CatalogIndex, units: QueryTerm[]): QueryTerm[] {
  const named = units.filter(({ topics }) => topics.length > 0);
  if (named.length > 0) return named;
  const known = units.filter((unit) => rowsWithAll(index, [unit], 'head', 1).length > 0);
  return known.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/**
 * The rows with the whole subject; where these are few, also those with a part of it. Words of one phrase are parts only
 * where some course has the phrase: else they mean something else alone ("knitting patterns").
 */
function withSubject(index: CatalogIndex, subject: QueryTerm[], complete: Uint32Array): Uint32Array[] {
  const whole = rowsWithAll(index, subject, 'head');
  if (whole.length >= FEW) return [whole];
  if (subject.length > 1) return [whole, ...subject.map((unit) => rowsWithAll(index, [unit], 'head'))];
  const loose = subject.filter(({ parts }) => parts > 1 && complete.length > 0);
  return [whole, ...loose.map((unit) => rowsWithAll(index, [{ alternatives: unit.loose }], 'title'))];
}

/** Whether the words name a topic, but stand in lessons of other courses only: its shelf is worth more than these. */
function standsInside(index: CatalogIndex, units: QueryTerm[]): boolean {
  const isNamed = units.every(({ topics }) => topics.some((slug) => nearestWithCourses(index, slug)));
  return isNamed && rowsWithAll(index, units, 'head', 1).length === 0;
}

/**
 * The rows that have all words; where these are few, also close ones: those with the subject and most of the other
 * words, then those with the subject. The subject is never given up.
 */
function findRows(index: CatalogIndex, plan: Plan): Found {
  const units = required(plan);
  if (plan.tokens === 0) return { rows: new Uint32Array(0) };
  if (units.length === 0) return { rows: index.everyRow() };
  const complete = inOnePiece(index, plan, rowsWithAll(index, units, 'all'));
  const isInside = complete.length > 0 && standsInside(index, units);
  if (complete.length >= FEW && !isInside) return { rows: complete };
  const subject = subjectOf(index, units);
  const others = units.filter((unit) => !subject.includes(unit));
  if (subject.length === 0) return { rows: complete };
  const near = subject.filter((unit) => rowsWithAll(index, [unit], 'head', 1).length > 0);
  const most = others.length > 1 && others.length <= MAX_LEFT_OUT ? others : [];
  const lists = most.map((left) =>
    rowsWithAll(index, [...near, ...others.filter((unit) => unit !== left)], 'all'),
  );
  const close = union(index, [complete, ...lists]);
  if (isInside)
    return {
      rows: union(index, [close, ...subject.map((unit) => rowsNear(index, unit))]),
      complete,
      relaxed: 'most-words',
    };
  let rows = close.length >= FEW ? close : union(index, [close, ...withSubject(index, near, complete)]);
  if (rows.length < FEW) rows = union(index, [rows, ...subject.map((unit) => rowsNear(index, unit))]);
  return rows.length > complete.length ? { rows, complete, relaxed: 'most-words' } : { rows };
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

/** Whether a token, which may have been corrected since, stands in the range of typed ones. */
function isWithin(typed: Token[], from: number, to: number, start: number, end: number): boolean {
  return start >= (typed[from]?.start ?? 0) && end <= (typed[to - 1]?.end ?? 0);
}

/** The text without the ranges of the exclusions. As typed: corrections have other places. */
function withoutRanges(text: string, typed: Token[], ranges: readonly FoundExclusion[]): string {
  let rest = text;
  for (const { from, to } of [...ranges].sort((a, b) => b.from - a.from)) {
    const [first, last] = [typed[from], typed[to - 1]];
    if (first && last) rest = `${rest.slice(0, first.start).replace(/[-−–]$/u, '')} ${rest.slice(last.end)}`;
  }
  return rest.replace(/\s+/gu, ' ').trim();
}

/** The rows without those that are not wanted. */
function leaveOut(
  index: CatalogIndex,
  found: Found,
  exclusions: FoundExclusion[],
  wanted: ReadonlySet<string>,
): Found {
  if (exclusions.length === 0) return found;
  const excluded = excludedRows(index, exclusions, wanted);
  const { rows, complete } = found;
  return {
    ...found,
    rows: dropRows(rows, excluded),
    ...(complete && { complete: dropRows(complete, excluded) }),
  };
}

function toIntent({ facet, value, label, words }: FoundFilter, kept: FoundFilter[]): InferredFilter {
  const isKept = kept.some((intent) => intent.facet === facet);
  return isKept ? { facet, value, label, words } : { facet, value, label, words, dropped: true };
}

/** Parses a search: corrections, inferred filters, required terms and how far the query was relaxed. */
export function parseQuery(index: CatalogIndex, search: Search): ParsedQuery {
  const text = search.words.slice(0, MAX_LENGTH);
  const typed = tokenize(text, index.runs).slice(0, MAX_WORDS);
  const corrected = search.literal ? { tokens: typed, corrected: [] } : correctWords(index, typed);
  const all = corrected.tokens;
  const correctedTo = correctedText(search.words, corrected);
  const exact = exactRows(index, wordKey((correctedTo ?? search.words).slice(0, MAX_LENGTH)));
  const nameOf = (key: string) => readName(key, index);
  const said =
    exact.size > 0 || search.asText.includes('without') ? [] : readExclusions(index, nameOf, text, typed);
  const exclusions = [
    ...said,
    ...(search.without ?? []).flatMap((words) => readExclusion(index, nameOf, words)),
  ];
  const tokens = all.filter(
    ({ start, end }) => !said.some(({ from, to }) => isWithin(typed, from, to, start, end)),
  );
  let found = exact.size > 0 ? [] : inferFilters(nameOf, tokens, search.asText);
  let plan = planQuery(index, tokens, wordsTaken(tokens, found, search.asText));
  const names = found.filter((intent) => isLevelPartOfName(index, tokens, plan, intent));
  if (names.length > 0) {
    found = found.filter((intent) => !names.includes(intent));
    plan = planQuery(index, tokens, wordsTaken(tokens, found, search.asText));
  }
  const wanted = new Set(plan.units.flatMap(({ topics }) => topics));
  const { rows, complete, relaxed } = leaveOut(index, findRows(index, plan), exclusions, wanted);
  found = softenPrice(index, rows, found);
  const passable = keepPassable(index, rows, search.filters, found);
  const isWhole = !relaxed && passable.length === found.length;
  const wider = isWhole ? widen(index, rows, search.filters, passable) : undefined;
  const kept = wider?.fewer ?? passable;
  const isDropped = kept.length < found.length && rows.length > 0;
  const best = wider?.found ?? complete;
  const filters = joinFilters(search.filters, kept);
  return {
    plan,
    exact,
    rows,
    ...(best ? { complete: best } : {}),
    ...((relaxed ?? isDropped) ? { relaxed: relaxed ?? 'fewer-filters' } : {}),
    intents: found.map((intent) => toIntent(intent, kept)),
    exclusions: exclusions.map(({ facet, value, label, words }) => ({
      ...(facet && { facet }),
      ...(value !== undefined && { value }),
      label,
      words,
    })),
    ...(said.length > 0 && { wanted: withoutRanges(text, typed, said) }),
    filters,
    accept: (some) =>
      filterRows(
        index,
        exclusions.length > 0 ? dropRows(some, excludedRows(index, exclusions, wanted)) : some,
        filters,
      ),
    ...(correctedTo === undefined ? {} : { correctedTo }),
  };
}
