import { FACET_LABELS } from '@/lib/search/facet-labels';
import type { Facet, FacetValue } from '@/lib/search/search.types';

const SHOWN = 6;

type Props = { facet: Facet; chosen: string[]; onToggle: (value: string) => void };

export function FacetGroup({ facet, chosen, onToggle }: Props) {
  const { name, values } = facet;
  const option = ({ value, label, count }: FacetValue) => (
    <label key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={() => onToggle(value)}
      />
      {label}
      <span>
        {count}
        <span className="sr-only">{count === 1 ? ' course' : ' courses'}</span>
      </span>
    </label>
  );
  const isSelected = (value: FacetValue) => value.selected;
  const hidden = values.slice(SHOWN);
  return (
    <fieldset className="facet">
      <legend>{FACET_LABELS[name]}</legend>
      {values.slice(0, SHOWN).map(option)}
      {hidden.length > 0 && (
        <details open={hidden.some(isSelected)}>
          <summary>
            {hidden.length} more
            <span className="sr-only"> in {FACET_LABELS[name]}</span>
          </summary>
          {hidden.map(option)}
        </details>
      )}
    </fieldset>
  );
}
