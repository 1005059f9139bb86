import { FACETS, type FacetName, type Filters } from '@polymath/engine/search';
import type { Dictionary, RowQuery } from '@polymath/engine/store';
import { valueId } from '@polymath/engine/store';
import { hoursRange, NOT_STATED } from '@polymath/engine/values';

/** A query of the cluster's language. */
export type Query = Record<string, unknown>;

export const NOTHING: Query = { match_none: {} };
export const EVERYTHING: Query = { match_all: {} };

export const allOf = (queries: readonly Query[]): Query => {
  const [first = EVERYTHING, ...others] = queries;
  return others.length === 0 ? first : { bool: { filter: queries } };
};
export const anyOf = (queries: readonly Query[]): Query => {
  const [first = NOTHING, ...others] = queries;
  return others.length === 0 ? first : { bool: { should: queries, minimum_should_match: 1 } };
};

/** The documents that have all terms in the field. Stems that are alternatives alone are one clause: there may be many. */
export function termsQuery(field: string, wanted: readonly RowQuery[]): Query {
  if (wanted.length === 0 || wanted.some(({ alternatives }) => alternatives.length === 0)) return NOTHING;
  return allOf(
    wanted.map(({ alternatives }) => {
      const alone = alternatives.filter(({ length }) => length === 1).flat();
      const together = alternatives.filter(({ length }) => length > 1);
      return anyOf([
        ...(alone.length > 0 ? [{ terms: { [field]: [...new Set(alone)] } }] : []),
        ...together.map((stems) => allOf(stems.map((stem) => ({ term: { [field]: stem } })))),
      ]);
    }),
  );
}

export const rowsQuery = (rows: Iterable<number>): Query => ({ terms: { rank: [...rows] } });

/** What each filter requires. */
export function choicesOf(dictionary: Dictionary, filters: Filters): [FacetName, Query][] {
  return FACETS.flatMap((facet): [FacetName, Query][] => {
    const values = filters[facet];
    if (!values?.length) return [];
    const ids = values.map((value) => valueId(dictionary, facet, value)).filter((id) => id !== undefined);
    const ranges = facet === 'length' ? values.map(hoursRange).filter((range) => range !== undefined) : [];
    const chosen = [
      ...(ids.length > 0 ? [{ terms: { [`facet.${facet}`]: ids } }] : []),
      ...(values.includes(NOT_STATED)
        ? [{ bool: { must_not: [{ exists: { field: `facet.${facet}` } }] } }]
        : []),
      ...ranges.map(({ from, to }) => ({
        range: {
          hours: { ...(from > 0 ? { gte: from } : { gt: 0 }), ...(Number.isFinite(to) && { lt: to }) },
        },
      })),
    ];
    return [[facet, anyOf(chosen)]];
  });
}
