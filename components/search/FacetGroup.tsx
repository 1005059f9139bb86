import { FACET_LABELS } from '@/lib/search/facet-labels';
import type { Facet, FacetValue } from '@/lib/search/search.types';

const SHOWN = 6;

type Props = { facet: Facet; chosen: string[]; onToggle: (value: string) => void };

/** One facet's values as boxes to tick. */
export function FacetGroup({ facet, chosen, onToggle }: Props) {
  const { name, values } = facet;
  const option = ({ value, label, count }: FacetValue) => (
    <li key={value}>
      <label>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
        <span>{label}</span>
        <span>
          {count}
          <span className="sr-only">{count === 1 ? ' course' : ' courses'}</span>
        </span>
      </label>
    </li>
  );
  const isSelected = (value: FacetValue) => value.selected;
  const hidden = values.slice(SHOWN);
  return (
    <fieldset className="facet">
      <legend>{FACET_LABELS[name]}</legend>
      <ul>{values.slice(0, SHOWN).map(option)}</ul>
      {hidden.length > 0 && (
        <details open={hidden.some(isSelected)}>
          <summary>
            {hidden.length} more
            <span className="sr-only"> in {FACET_LABELS[name]}</span>
          </summary>
          <ul>{hidden.map(option)}</ul>
        </details>
      )}
    </fieldset>
  );
}
