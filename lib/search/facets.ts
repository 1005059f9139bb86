import { facets as definitions, FACETS, type FacetName } from '@polymath/engine/search';
import { AUDIENCES, CERTIFICATES, hoursRange, NOT_STATED } from '@polymath/engine/values';
import {
  audienceLabel,
  COST_LABELS,
  certificateLabel,
  KIND_LABELS,
  LENGTH_LABELS,
  LEVEL_LABELS,
  languageName,
} from '@/lib/course';
import * as m from '@/messages/search';

type FacetLabels = {
  labelOf: (value: string) => string;
  /** Its values are listed only when they are asked for: few courses state them, or few visitors want them. */
  isFolded?: true;
};

const asItIs = (value: string) => value;
const labelIn = (labels: Record<string, () => string>) => (value: string) =>
  (Object.hasOwn(labels, value) && labels[value]?.()) || value;

/** An address can have any value. */
const among =
  <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  (value: string) => {
    const known = values.find((one) => one === value);
    return known === undefined ? value : labelOf(known);
  };

/** What the values of the search engine's facets are called. */
const labels: Record<FacetName, FacetLabels> = {
  topic: { labelOf: asItIs },
  level: { labelOf: labelIn(LEVEL_LABELS) },
  plays: { labelOf: () => m.playsHere() },
  language: { labelOf: languageName },
  length: { labelOf: lengthLabel },
  kind: { labelOf: labelIn(KIND_LABELS) },
  provider: { labelOf: asItIs },
  teacher: { labelOf: asItIs, isFolded: true },
  cost: { labelOf: labelIn(COST_LABELS) },
  certificate: { labelOf: among(CERTIFICATES, certificateLabel), isFolded: true },
  audience: { labelOf: among(AUDIENCES, audienceLabel), isFolded: true },
  updated: { labelOf: asItIs, isFolded: true },
  source: { labelOf: (source) => m.source({ source }) },
};

export { FACETS, type FacetName } from '@polymath/engine/search';
export { type HoursRange, hoursRange } from '@polymath/engine/values';

type Facet = FacetLabels & (typeof definitions)[FacetName];
// One for each name.
export const facets = Object.fromEntries(
  FACETS.map((name) => [name, { ...definitions[name], ...labels[name] }]),
) as Record<FacetName, Facet>;

/** What a value is called that has no name in the catalogue. */
export const valueLabel = (facet: FacetName, value: string): string =>
  value === NOT_STATED ? m.notStated() : facets[facet].labelOf(value);

function lengthLabel(value: string): string {
  const range = hoursRange(value);
  if (!range) return labelIn(LENGTH_LABELS)(value);
  const hours = range.from || range.to;
  const amount = hours < 1 ? m.minutes({ minutes: Math.round(hours * 60) }) : m.hours({ hours });
  return range.from ? m.overAmount({ amount }) : m.underAmount({ amount });
}
