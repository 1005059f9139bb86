import { NOT_STATED } from '@polymath/engine/values';
import { Link } from '@/components/ui/Link';
import { numberOf } from '@/lib/format/count';
import { facetLabel, VALUES_LISTED } from '@/lib/search/facet-label';
import type { Search } from '@/lib/search/search.types';
import type { ListedFacet } from '@/lib/search/search-page.types';
import { searchHref, toggleWhole } from '@/lib/search/search-url';
import * as m from '@/messages/search';

type Props = { facet: ListedFacet; search: Search; chosen: string[]; onToggle: (value: string) => void };

/** The values of a facet: the first ones, or with another page of the same search all of them. */
export function FacetGroup({ facet, search, chosen, onToggle }: Props) {
  const { name, values, more, isFolded } = facet;
  const before = isFolded ? 0 : VALUES_LISTED;
  const isWhole = values.length > before && search.whole?.includes(name);
  const label = facetLabel(name);
  const words = isWhole ? m.fewer() : m.more({ more });
  const kept = isWhole ? before : values.length;
  const [first, rest] = isFolded ? [[], values] : [values.slice(0, kept), values.slice(kept)];
  /** Alone it asks for the courses that nobody knows it of; beside others it lets them in. */
  const isBeside = chosen.some((value) => value !== NOT_STATED);
  const option = ({ value, label, count }: ListedFacet['values'][number]) => (
    // The number is drawn by the style sheet: an element for each would be a tenth of the page.
    <label key={value} data-count={numberOf(count)}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={() => onToggle(value)}
      />
      {value === NOT_STATED && isBeside ? m.includeNotStated() : label}
    </label>
  );
  return (
    <fieldset className="facet" aria-label={isFolded && label}>
      {!isFolded && <legend>{label}</legend>}
      {first.map(option)}
      {/* Between them, so that it stays, and with it the focus, before what it shows. */}
      {(isFolded || isWhole || more > 0) && (
        <Link
          href={searchHref(toggleWhole(search, name))}
          rel="nofollow"
          scroll={false}
          aria-label={m.inFacet({ words, facet: label })}
        >
          {isFolded ? label : words}
        </Link>
      )}
      {rest.map(option)}
    </fieldset>
  );
}
