import { COST_LABELS, KIND_LABELS, LENGTH_LABELS, LEVEL_LABELS, languageName } from '@/lib/course';

type FacetDefinition = {
  label: string;
  /** The label of a value that has no name in the catalogue. */
  labelOf: (value: string) => string;
  /** The order of its values; without one, they are listed by count. */
  order: readonly string[] | undefined;
  /**
   * How many values it has, and a course of it. Few combinations occur of facets with one value of few, so each row of the
   * index stores the number of its combination. Counting and filtering all these facets then reads one number per row.
   */
  values: 'one of few' | 'one of many' | 'many of many';
  /** Whether a page says how many courses do not state it. */
  tellsUnstated: boolean;
  /** Its turn to be dropped where no course passes all filters inferred from words; undefined: no words mean it. */
  dropped: number | undefined;
};

const asItIs = (value: string) => value;
const labelIn = (labels: Record<string, string>) => (value: string) =>
  (Object.hasOwn(labels, value) && labels[value]) || value;

/**
 * Every facet, in the order in which pages list them. What a course's values are is in `facetValues` of the engine, because
 * a browser needs none of it.
 */
const defined = {
  topic: {
    label: 'Topic',
    labelOf: asItIs,
    order: undefined,
    values: 'many of many',
    tellsUnstated: false,
    dropped: undefined,
  },
  level: {
    label: 'Level',
    labelOf: labelIn(LEVEL_LABELS),
    order: Object.keys(LEVEL_LABELS),
    values: 'one of few',
    tellsUnstated: true,
    dropped: 4,
  },
  language: {
    label: 'Language',
    labelOf: languageName,
    order: undefined,
    values: 'one of few',
    tellsUnstated: false,
    dropped: 7,
  },
  length: {
    label: 'Length',
    labelOf: lengthLabel,
    order: Object.keys(LENGTH_LABELS),
    values: 'one of few',
    tellsUnstated: true,
    dropped: 1,
  },
  kind: {
    label: 'Format',
    labelOf: labelIn(KIND_LABELS),
    order: Object.keys(KIND_LABELS),
    values: 'one of few',
    tellsUnstated: false,
    dropped: 2,
  },
  provider: {
    label: 'Provider',
    labelOf: asItIs,
    order: undefined,
    values: 'one of many',
    tellsUnstated: false,
    dropped: 6,
  },
  teacher: {
    label: 'Teacher',
    labelOf: asItIs,
    order: undefined,
    values: 'many of many',
    tellsUnstated: false,
    dropped: 5,
  },
  cost: {
    label: 'Price',
    labelOf: labelIn(COST_LABELS),
    order: Object.keys(COST_LABELS),
    values: 'one of few',
    tellsUnstated: false,
    dropped: 3,
  },
  source: {
    label: 'Source',
    labelOf: labelIn({ catalog: 'Polymath', import: 'Other lists' }),
    order: undefined,
    values: 'one of few',
    tellsUnstated: false,
    dropped: undefined,
  },
} as const satisfies Record<string, FacetDefinition>;

export type FacetName = keyof typeof defined;
export const facets: Record<FacetName, FacetDefinition> = defined;
export const FACETS = Object.keys(defined) as FacetName[];

/** Values of a facet that a page lists without being asked. Chosen ones are always listed. */
export const VALUES_LISTED = 5;

/** Hours of a length value: from `from` (inclusive) to `to` (exclusive). */
export type HoursRange = { from: number; to: number };

/** The hours of an open length range: `max-5`, `min-5`. Other values of the facet are buckets. */
export function hoursRange(value: string): HoursRange | undefined {
  const open = /^(max|min)-(\d{1,4}(?:\.\d{1,2})?)$/.exec(value);
  if (!open) return undefined;
  const hours = Number(open[2]);
  return open[1] === 'max' ? { from: 0, to: hours } : { from: hours, to: Number.POSITIVE_INFINITY };
}

function lengthLabel(value: string): string {
  const range = hoursRange(value);
  if (!range) return labelIn(LENGTH_LABELS)(value);
  const hours = range.from || range.to;
  const amount =
    hours < 1 ? `${Math.round(hours * 60)} minutes` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return range.from ? `Over ${amount}` : `Under ${amount}`;
}
