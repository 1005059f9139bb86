import { facets as definitions, FACETS, type FacetName } from '@polymath/engine/search';
import { hoursRange } from '@polymath/engine/values';
import { COST_LABELS, KIND_LABELS, LENGTH_LABELS, LEVEL_LABELS, languageName } from '@/lib/course';

type FacetLabels = {
  label: string;
  /** The label of a value that has no name in the catalogue. */
  labelOf: (value: string) => string;
};

const asItIs = (value: string) => value;
const labelIn = (labels: Record<string, string>) => (value: string) =>
  (Object.hasOwn(labels, value) && labels[value]) || value;

/** What the facets of the search engine and their values are called. */
const labels: Record<FacetName, FacetLabels> = {
  topic: { label: 'Topic', labelOf: asItIs },
  level: { label: 'Level', labelOf: labelIn(LEVEL_LABELS) },
  language: { label: 'Language', labelOf: languageName },
  length: { label: 'Length', labelOf: lengthLabel },
  kind: { label: 'Format', labelOf: labelIn(KIND_LABELS) },
  provider: { label: 'Provider', labelOf: asItIs },
  teacher: { label: 'Teacher', labelOf: asItIs },
  cost: { label: 'Price', labelOf: labelIn(COST_LABELS) },
  source: { label: 'Source', labelOf: labelIn({ catalog: 'Polymath', import: 'Other lists' }) },
};

export { FACETS, type FacetName } from '@polymath/engine/search';
export { type HoursRange, hoursRange } from '@polymath/engine/values';

type Facet = FacetLabels & (typeof definitions)[FacetName];
// One for each name.
export const facets = Object.fromEntries(
  FACETS.map((name) => [name, { ...definitions[name], ...labels[name] }]),
) as Record<FacetName, Facet>;

/** Values of a facet that a page lists without being asked. Chosen ones are always listed. */
export const VALUES_LISTED = 5;

function lengthLabel(value: string): string {
  const range = hoursRange(value);
  if (!range) return labelIn(LENGTH_LABELS)(value);
  const hours = range.from || range.to;
  const amount =
    hours < 1 ? `${Math.round(hours * 60)} minutes` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return range.from ? `Over ${amount}` : `Under ${amount}`;
}
