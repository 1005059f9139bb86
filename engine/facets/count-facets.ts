import { FACETS, facets } from '@/engine/facet-definitions';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { valueNamed } from '@/engine/format/facet-values';
import type { Facet, FacetValue, Filters } from '@/engine/search.types';
import { NOT_STATED } from '@/engine/values';

/** Maximum number of values listed per facet. Chosen values are always listed. */
const LISTED = 20;

/** How many courses that pass the other filters have no value of this facet; all values of it are counted. */
function countUnstated(rows: RowSet, others: Filters, counts = new Map<number, number>()) {
  let stated = 0;
  for (const count of counts.values()) stated += count;
  return rows.passing(others).size() - stated;
}

/**
 * Counts the courses of a set that pass the filters for each value of each facet, in a stable order, with the chosen
 * values. A facet's own filter is not applied to its own counts: they show what another choice would find.
 */
export function countFacets(index: CatalogIndex, rows: RowSet, filters: Filters): Facet[] {
  const counts = rows.counts(filters, LISTED);
  return FACETS.flatMap((name) => {
    const { order, tellsUnstated } = facets[name];
    const { [name]: selected = [], ...others } = filters;
    const values: FacetValue[] = [...(counts.get(name) ?? [])].map(([id, count]) => {
      const [value, label] = valueNamed(index, name, id);
      return { value, label, count, selected: selected.includes(value) };
    });
    const add = (value: string, count: number) =>
      values.push({
        value,
        label: index.rules.valueLabel(name, value),
        count,
        selected: selected.includes(value),
      });
    for (const value of selected) {
      if (value === NOT_STATED || values.some((listed) => listed.value === value)) continue;
      add(value, rows.passing({ ...others, [name]: [value] }).size());
    }
    if (!order) values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
    if (tellsUnstated && (values.length > 0 || selected.length > 0)) {
      const unstated = countUnstated(rows, others, counts.get(name));
      if (unstated > 0 || selected.includes(NOT_STATED)) add(NOT_STATED, unstated);
    }
    return values.length > 0 ? [{ name, values }] : [];
  });
}
