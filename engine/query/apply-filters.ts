import { FACETS, facets } from '@/engine/facet-definitions';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { acceptedLanguages, inAccepted } from '@/engine/retrieve/accepted-languages';
import type { FacetName, Filters, InferredFilter, Relaxation } from '@/engine/search.types';
import type { Token } from '@/engine/text/tokenize';
import type { FoundFilter } from './infer-filters';
import { type ParsedQuery, requiredOf } from './parse-clauses';

/** With fewer courses, inferred filters are loosened; a level sooner, because courses near it suit too. */
const FEW_PASSING = 3;
const FEW_OF_LEVEL = 6;
/** The order in which inferred filters are dropped when no course passes all of them. */
const DROP_ORDER = FACETS.filter((facet) => facets[facet].dropped !== undefined).sort(
  (one, other) => (facets[one].dropped ?? 0) - (facets[other].dropped ?? 0),
);
/**
 * Minimum share of courses with a level word in the title that also state this level. Below it, the word is
 * part of a name.
 */
const LEVEL_AGREES = 0.6;

/** Courses with a level word in the title that are examined, most popular first. */
const LOOKED_AT = 300;

/**
 * Whether a level word is part of a name: "advanced algorithms" is a title, "python for beginners" is a
 * filter. The courses with these words decide.
 */
export function isLevelPartOfName(
  index: CatalogIndex,
  tokens: Token[],
  parsed: ParsedQuery,
  intent: FoundFilter,
): boolean {
  if (intent.facet !== 'level') return false;
  const words = tokens.slice(intent.from, intent.to).filter(({ word }) => word.length > 3);
  const wanted = words.map(({ word }) => ({ alternatives: [[word]] }));
  if (wanted.length === 0) return false;
  const { store } = index;
  const titled = store.withAll([...requiredOf(parsed), ...wanted], 'title');
  const named = inAccepted(acceptedLanguages(index, parsed.languages, {}), titled).first(LOOKED_AT);
  if (named.length === 0 || requiredOf(parsed).length === 0) return false;
  const agreeing = store
    .rowsOf(named)
    .passing({ level: [intent.value] })
    .size();
  return agreeing / named.length < LEVEL_AGREES;
}

export function joinFilters(
  given: Filters,
  intents: readonly Pick<InferredFilter, 'facet' | 'value'>[],
): Filters {
  const filters: Filters = { ...given };
  for (const { facet, value } of intents) {
    filters[facet] = [...new Set([...(filters[facet] ?? []), value])];
  }
  return filters;
}

/** If no course is known to be free, courses that may be free are accepted. */
export function softenPrice(rows: RowSet, intents: FoundFilter[]): FoundFilter[] {
  return intents.map((intent) => {
    if (intent.facet !== 'cost' || rows.passing({ cost: ['free'] }).has(1)) return intent;
    if (!rows.passing({ cost: ['audit'] }).has(1)) return intent;
    return { ...intent, value: 'audit' };
  });
}

type FilterContext = {
  /** The rows of the search. */
  rows: RowSet;
  /** Whether it asks for nothing but the filters, so that every row is one of its rows. */
  isEvery: boolean;
  /** Those of any rows that are in a language of the search. */
  suiting: (rows: RowSet) => RowSet;
  /** The filters of the address. */
  given: Filters;
};

/** Drops inferred filters, the least important first, until some course passes the rest. */
function keepPassable({ rows, suiting, given }: FilterContext, intents: FoundFilter[]) {
  const kept = [...intents];
  const inOrder = DROP_ORDER.filter((facet) => kept.some((intent) => intent.facet === facet));
  for (const facet of inOrder) {
    if (suiting(rows.passing(joinFilters(given, kept))).has(1)) break;
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
function widen({ rows, isEvery, suiting, given }: FilterContext, kept: FoundFilter[]) {
  if (!kept.some(({ facet }) => LOOSENED.includes(facet))) return undefined;
  const found = suiting(rows.passing(joinFilters(given, kept)));
  const few = kept.some(({ facet }) => facet === 'level') ? FEW_OF_LEVEL : FEW_PASSING;
  if (!found.has(1) || found.has(few)) return undefined;
  let fewer = kept;
  for (const dropped of LOOSENED) {
    fewer = fewer.filter(({ facet }) => facet !== dropped);
    if (fewer.length === kept.length) continue;
    if (isEvery && fewer.length === 0) return undefined;
    if (suiting(rows.passing(joinFilters(given, fewer))).has(few)) return { found, fewer };
  }
  return undefined;
}

/** Of courses that only match the subject, those at one level may be few, and not the nearest to what is asked for. */
function withoutFewLevel({ rows, suiting, given }: FilterContext, kept: FoundFilter[]): FoundFilter[] {
  const others = kept.filter(({ facet }) => facet !== 'level');
  const hasMany = (some: FoundFilter[]) => suiting(rows.passing(joinFilters(given, some))).has(FEW_OF_LEVEL);
  return others.length < kept.length && !hasMany(kept) && hasMany(others) ? others : kept;
}

export function toIntent(
  { rules }: CatalogIndex,
  { facet, value, words }: FoundFilter,
  kept: FoundFilter[],
): InferredFilter {
  const isKept = kept.some((intent) => intent.facet === facet);
  const label = rules.valueLabel(facet, value);
  return isKept ? { facet, value, label, words } : { facet, value, label, words, dropped: true };
}

/**
 * The inferred filters that are applied. `found` are the rows that pass all of them, where some are dropped to show
 * more.
 */
export function dropFilters({
  found,
  relaxed,
  ...context
}: FilterContext & { found: FoundFilter[]; relaxed: Relaxation | undefined }): {
  kept: FoundFilter[];
  found?: RowSet;
} {
  const passable = keepPassable(context, found);
  if (relaxed) return { kept: withoutFewLevel(context, passable) };
  const wider = passable.length === found.length ? widen(context, passable) : undefined;
  return wider ? { kept: wider.fewer, found: wider.found } : { kept: passable };
}
