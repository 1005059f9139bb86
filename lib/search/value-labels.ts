import { COST_LABELS, KIND_LABELS, LENGTH_LABELS, LEVEL_LABELS, languageName } from '@/lib/course';

import type { FacetName } from './search.types';

/** Hours of a length value: from `from` (inclusive) to `to` (exclusive). */
export type HoursRange = { from: number; to: number };

/** The hours of an open length range: `max-5`, `min-5`. Other values of the facet are buckets. */
export function hoursRange(value: string): HoursRange | undefined {
  const open = /^(max|min)-(\d{1,4}(?:\.\d{1,2})?)$/.exec(value);
  if (!open) return undefined;
  const hours = Number(open[2]);
  return open[1] === 'max' ? { from: 0, to: hours } : { from: hours, to: Number.POSITIVE_INFINITY };
}

const FIXED: Partial<Record<FacetName, Record<string, string>>> = {
  level: LEVEL_LABELS,
  length: LENGTH_LABELS,
  kind: KIND_LABELS,
  cost: COST_LABELS,
  source: { catalog: 'Polymath', import: 'Other lists' },
};

function lengthLabel(value: string): string {
  const range = hoursRange(value);
  if (!range) return value;
  const hours = range.from || range.to;
  const amount =
    hours < 1 ? `${Math.round(hours * 60)} minutes` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return range.from ? `Over ${amount}` : `Under ${amount}`;
}

/** The label of a value of a facet whose values have no names in the catalogue. */
export function valueLabel(facet: FacetName, value: string): string {
  const fixed = FIXED[facet];
  if (fixed && Object.hasOwn(fixed, value)) return fixed[value] ?? value;
  if (facet === 'language') return languageName(value);
  if (facet === 'length') return lengthLabel(value);
  return value;
}
