import { facets as definitions, FACETS, type FacetName } from '@polymath/engine/search';
import { hoursRange } from '@polymath/engine/values';
import { COST_LABELS, KIND_LABELS, LENGTH_LABELS, LEVEL_LABELS, languageName } from '@/lib/course';
import * as m from '@/messages/search';

type FacetLabels = {
  /** The label of a value that has no name in the catalogue. */
  labelOf: (value: string) => string;
};

const asItIs = (value: string) => value;
const labelIn = (labels: Record<string, () => string>) => (value: string) =>
  (Object.hasOwn(labels, value) && labels[value]?.()) || value;

/** What the values of the search engine's facets are called. */
const labels: Record<FacetName, FacetLabels> = {
  topic: { labelOf: asItIs },
  level: { labelOf: labelIn(LEVEL_LABELS) },
  language: { labelOf: languageName },
  length: { labelOf: lengthLabel },
  kind: { labelOf: labelIn(KIND_LABELS) },
  provider: { labelOf: asItIs },
  teacher: { labelOf: asItIs },
  cost: { labelOf: labelIn(COST_LABELS) },
  source: { labelOf: (source) => m.source({ source }) },
};

export { FACETS, type FacetName } from '@polymath/engine/search';
export { type HoursRange, hoursRange } from '@polymath/engine/values';

type Facet = FacetLabels & (typeof definitions)[FacetName];
// One for each name.
export const facets = Object.fromEntries(
  FACETS.map((name) => [name, { ...definitions[name], ...labels[name] }]),
) as Record<FacetName, Facet>;

function lengthLabel(value: string): string {
  const range = hoursRange(value);
  if (!range) return labelIn(LENGTH_LABELS)(value);
  const hours = range.from || range.to;
  const amount = hours < 1 ? m.minutes({ minutes: Math.round(hours * 60) }) : m.hours({ hours });
  return range.from ? m.overAmount({ amount }) : m.underAmount({ amount });
}
