import type { FacetName } from './search.types';

/** Hours of a length value: `from` up to, not including, `to`. */
export type HoursRange = { from: number; to: number };

const LENGTHS: Record<string, HoursRange> = {
  'under-1': { from: 0, to: 1 },
  '1-5': { from: 1, to: 5 },
  '5-20': { from: 5, to: 20 },
  'over-20': { from: 20, to: Number.POSITIVE_INFINITY },
};
export const LENGTH_VALUES = Object.keys(LENGTHS);

/** Hours that a value of the length facet stands for; `max-5` and `min-5` are read too. */
export function hoursRange(value: string): HoursRange | undefined {
  const open = /^(max|min)-(\d{1,4}(?:\.\d{1,2})?)$/.exec(value);
  if (!open) return Object.hasOwn(LENGTHS, value) ? LENGTHS[value] : undefined;
  const hours = Number(open[2]);
  return open[1] === 'max' ? { from: 0, to: hours } : { from: hours, to: Number.POSITIVE_INFINITY };
}

const FIXED: Partial<Record<FacetName, Record<string, string>>> = {
  level: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  length: {
    'under-1': 'Under 1 hour',
    '1-5': '1 to 5 hours',
    '5-20': '5 to 20 hours',
    'over-20': 'Over 20 hours',
  },
  kind: {
    'video-series': 'Video series',
    'single-video': 'Single video',
    interactive: 'Interactive',
    text: 'Text',
    mooc: 'Online course',
  },
  cost: { free: 'Free', audit: 'May be free', paid: 'Paid' },
  source: { catalog: 'Polymath catalogue', import: 'Imported catalogue' },
};

let languages: Intl.DisplayNames | undefined;

function languageName(tag: string): string {
  try {
    languages ??= new Intl.DisplayNames('en', { type: 'language' });
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function lengthLabel(value: string): string {
  const range = hoursRange(value);
  if (!range) return value;
  const hours = range.from || range.to;
  const amount =
    hours < 1 ? `${Math.round(hours * 60)} minutes` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return range.from ? `Over ${amount}` : `Under ${amount}`;
}

/** The words for a value of a facet that has no names of its own in the catalogue. */
export function valueLabel(facet: FacetName, value: string): string {
  const fixed = FIXED[facet];
  if (fixed && Object.hasOwn(fixed, value)) return fixed[value] ?? value;
  if (facet === 'language') return languageName(value);
  if (facet === 'length') return lengthLabel(value);
  return value;
}
