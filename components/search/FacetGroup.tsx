import { FACET_LABELS } from '@/lib/search/facet-labels';
import type { Facet, FacetValue } from '@/lib/search/search.types';

const SHOWN = 6;

type Props = { facet: Facet; chosen: string[]; onToggle: (value: string) => void };

export function FacetGroup({ facet, chosen, onToggle }: Props) {
  const { name, values } = facet;
  const option = ({ value, label, count }: FacetValue) => (
    <li key={value}>
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-lg px-1 hover:bg-raised">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          className="size-4.5 shrink-0 scroll-mb-20 lg:scroll-mb-0"
        />
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-muted tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' course' : ' courses'}</span>
        </span>
      </label>
    </li>
  );
  const isSelected = (value: FacetValue) => value.selected;
  const hidden = values.slice(SHOWN);
  return (
    <fieldset className="text-sm">
      <legend className="mb-1 font-semibold">{FACET_LABELS[name]}</legend>
      <ul>{values.slice(0, SHOWN).map(option)}</ul>
      {hidden.length > 0 && (
        <details open={hidden.some(isSelected)}>
          <summary className="min-h-8 cursor-pointer px-1 py-1.5 font-medium text-accent-strong">
            {hidden.length} more
            <span className="sr-only"> in {FACET_LABELS[name]}</span>
          </summary>
          <ul>{hidden.map(option)}</ul>
        </details>
      )}
    </fieldset>
  );
}
