import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { facetLabel } from '@/lib/search/facet-label';
import { FACETS } from '@/lib/search/facets';
import type { Exclusion, FacetName, FacetValue, InferredFilter, Search } from '@/lib/search/search.types';
import { searchRel } from '@/lib/search/search-rel';
import { searchHref, toggleFilter } from '@/lib/search/search-url';
import * as m from '@/messages/search';

type Labels = readonly { name: FacetName; values: readonly Pick<FacetValue, 'value' | 'label'>[] }[];

type Chip = {
  key: string;
  /** What kind of filter it is: a facet's name, or "Without". */
  name: string;
  label: string;
  href: string;
  action: string;
  /** Inferred, but not applied because too few courses pass it. */
  dropped?: boolean;
};

/** Removing an inferred filter turns its words into text again; removing a chosen one drops it. */
function chipsOf(
  search: Search,
  labels: Labels,
  intents: InferredFilter[],
  exclusions: readonly Exclusion[] = [],
): Chip[] {
  const understood = intents.map(({ facet, label, words, dropped }) => ({
    key: `intent-${facet}-${words}`,
    name: facetLabel(facet),
    label,
    href: searchHref({ ...search, page: 1, asText: [...new Set([...search.asText, facet])] }),
    action: (dropped ? m.asTextNotApplied : m.asText)({ words, facet: facetLabel(facet), value: label }),
    ...(dropped && { dropped }),
  }));
  const chosen = FACETS.flatMap((facet) =>
    (search.filters[facet] ?? []).map((value) => {
      const known = labels.find(({ name }) => name === facet)?.values.find((other) => other.value === value);
      const label = known?.label ?? value;
      return {
        key: `${facet}-${value}`,
        name: facetLabel(facet),
        label,
        href: searchHref(toggleFilter(search, facet, value)),
        action: m.removeFilter({ facet: facetLabel(facet), value: label }),
      };
    }),
  );
  return [...understood, ...exclusions.map((exclusion) => exclusionChip(search, exclusion)), ...chosen];
}

/** An exclusion that was read from the words becomes text; one of the address is removed. */
function exclusionChip(search: Search, { label, words }: Exclusion): Chip {
  const others = search.without?.filter((other) => other !== words) ?? [];
  const isOfAddress = others.length < (search.without?.length ?? 0);
  const { without: _removed, ...rest } = search;
  const asText = [...new Set([...search.asText, 'without' as const])];
  const next = isOfAddress
    ? { ...rest, ...(others.length > 0 && { without: others }) }
    : { ...search, asText };
  return {
    key: `without-${words}`,
    name: m.without(),
    label,
    href: searchHref({ ...next, page: 1 }),
    action: m.removeFilter({ facet: m.without(), value: label }),
  };
}

export function FilterChips({
  search,
  facets,
  intents,
  exclusions = [],
  topicWords = [],
}: {
  search: Search;
  facets: Labels;
  intents: InferredFilter[];
  exclusions?: readonly Exclusion[];
  /** As in `SearchView`. */
  topicWords?: readonly string[];
}) {
  const chips = chipsOf(search, facets, intents, exclusions);
  if (chips.length === 0) return null;
  const none = searchHref({ ...search, filters: {}, page: 1 });
  return (
    <>
      <ul aria-label={m.activeFilters()}>
        {chips.map(({ key, name, label, href, action, dropped }) => (
          <li key={key}>
            <Link
              href={href}
              rel={searchRel(href, topicWords)}
              scroll={false}
              aria-label={action}
              className={dropped ? 'border-dashed text-muted' : 'bg-accent-soft text-accent-strong'}
            >
              <b className={dropped ? 'line-through' : ''}>
                {m.filterIs({
                  facet: name,
                  value: label,
                  kind: (text) => <span className="font-normal">{text}</span>,
                })}
              </b>
              <Icon name="x" className="size-3.5" />
            </Link>
          </li>
        ))}
      </ul>
      {Object.keys(search.filters).length > 1 && (
        <Link href={none} rel={searchRel(none, topicWords)} scroll={false}>
          {m.removeAllFilters()}
        </Link>
      )}
    </>
  );
}
