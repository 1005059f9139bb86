import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import type { Search } from '@/lib/search/search.types';
import type { ListedFacet } from '@/lib/search/search-page.types';
import { searchHref, toggleFilter } from '@/lib/search/search-url';
import * as m from '@/messages/search';
import { FacetGroup } from './FacetGroup';

/**
 * The filters as one form: with scripts each change searches at once, without them the button does. A changed
 * filter is shown at once, while the results load.
 */
export function FacetPanel({ search, facets }: { search: Search; facets: ListedFacet[] }) {
  const router = useRouter();
  const [wanted, setWanted] = useState(search);
  const [answered, setAnswered] = useState(search);
  const newest = useRef(wanted);
  if (answered !== search) {
    setAnswered(search);
    setWanted(search);
  }

  async function choose(next: Search) {
    newest.current = next;
    setWanted(next);
    const opened = await router.push(searchHref(next), undefined, { scroll: false });
    // The search failed: the filters are reset to those of the results.
    if (!opened && newest.current === next) setWanted(search);
  }

  return (
    <form action={paths.search(search.words)} method="get" aria-label={m.filters()} className="facets">
      {facets.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          search={search}
          chosen={wanted.filters[facet.name] ?? []}
          onToggle={(value) => void choose(toggleFilter(wanted, facet.name, value))}
        />
      ))}
      {search.sort !== 'relevance' && <input type="hidden" name="sort" value={search.sort} />}
      {search.literal && <input type="hidden" name="exact" value="1" />}
      {(search.without ?? []).map((words) => (
        <input key={words} type="hidden" name="without" value={words} />
      ))}
      {search.asText.map((facet) => (
        <input key={facet} type="hidden" name="text" value={facet} />
      ))}
      {(search.whole ?? []).map((facet) => (
        <input key={facet} type="hidden" name="more" value={facet} />
      ))}
      <button type="submit" className="without-script facets-apply">
        {m.applyFilters()}
      </button>
    </form>
  );
}
