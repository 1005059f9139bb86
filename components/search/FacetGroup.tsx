import { Link } from '@/components/ui/Link';
import { facetLabel, VALUES_LISTED } from '@/lib/search/facet-label';
import type { Search } from '@/lib/search/search.types';
import type { ListedFacet } from '@/lib/search/search-page.types';
import { searchHref, toggleWhole } from '@/lib/search/search-url';
import * as m from '@/messages/search';

type Props = { facet: ListedFacet; search: Search; chosen: string[]; onToggle: (value: string) => void };

/** The values of a facet: the first ones, or with another page of the same search all of them. */
export function FacetGroup({ facet, search, chosen, onToggle }: Props) {
  const { name, values, more, notStated } = facet;
  const isWhole = values.length > VALUES_LISTED && search.whole?.includes(name);
  const words = isWhole ? m.fewer() : m.more({ more });
  const first = isWhole ? values.slice(0, VALUES_LISTED) : values;
  const rest = isWhole ? values.slice(VALUES_LISTED) : [];
  const option = ({ value, label, count }: ListedFacet['values'][number]) => (
    // The number is drawn by the style sheet: an element for each would be a tenth of the page.
    <label key={value} data-count={count.toLocaleString('en')}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={() => onToggle(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="facet">
      <legend>{facetLabel(name)}</legend>
      {first.map(option)}
      {/* Between them, so that it stays, and with it the focus, before what it shows. */}
      {(isWhole || more > 0) && (
        <Link
          href={searchHref(toggleWhole(search, name))}
          rel="nofollow"
          scroll={false}
          aria-label={m.inFacet({ words, facet: facetLabel(name) })}
        >
          {words}
        </Link>
      )}
      {rest.map(option)}
      {notStated && <p>{m.notStated({ count: notStated })}</p>}
    </fieldset>
  );
}
