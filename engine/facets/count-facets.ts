import { FACETS, facets } from '@/engine/facet-definitions';
import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { valueNamed } from '@/engine/format/facet-values';
import type { Facet, FacetName, FacetValue, Filters } from '@/engine/search.types';

/** Maximum number of values listed per facet. Chosen values are always listed. */
const LISTED = 20;

/** How many courses that pass the other filters have no value of this facet; all values of it are counted. */
function countUnstated(rows: RowSet, filters: Filters, name: FacetName, counts = new Map<number, number>()) {
  const { [name]: _own, ...others } = filters;
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
    const selected = filters[name] ?? [];
    const values: FacetValue[] = [...(counts.get(name) ?? [])].map(([id, count]) => {
      const [value, label] = valueNamed(index, name, id);
      return { value, label, count, selected: selected.includes(value) };
    });
    for (const value of selected) {
      if (values.some((listed) => listed.value === value)) continue;
      const count = name === 'length' ? rows.passing(filters).size() : 0;
      values.push({ value, label: index.rules.valueLabel(name, value), count, selected: true });
    }
    if (!order) values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
    const notStated = tellsUnstated ? countUnstated(rows, filters, name, counts.get(name)) : 0;
    return values.length > 0 ? [{ name, values, ...(notStated > 0 && { notStated }) }] : [];
  });
}
