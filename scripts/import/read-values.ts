import { COURSE_KINDS, type Cost, type CourseKind, LEVELS, type Level } from '@/lib/course/course.schema';
import { INVISIBLE } from '@/lib/format/invisible';
import { parseJson } from '@/lib/parse-json';
import { decodeEntities } from '@/lib/server/decode-entities';

const ALL_LEVELS = /\b(?:all|any|mixed|every|various)\b/i;
const NO_LENGTH = /\b(?:self[- ]?paced|own pace|flexible|lifetime|on demand|varies|ongoing)\b/i;

const NOTHING = /^(n\/?a|none|null|undefined|nan|unknown|-+|not specified)$/i;

/** A value as clean plain text; undefined if it is empty. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = decodeEntities(value)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return text === '' || NOTHING.test(text) ? undefined : text;
}

/** Text without tags, and without the content of styles and scripts. */
function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  // Every second part is a tag.
  const parts = text.split(/(<[^<>]{0,500}>)/);
  const closing = (name: string) => (part: string) => part.toLowerCase().startsWith(`</${name}`);
  const last = new Map(['style', 'script'].map((name) => [name, parts.findLastIndex(closing(name))]));
  let hidden: string | undefined;
  return parts
    .flatMap((part, at) => {
      if (at % 2 === 0) return hidden ? [] : part;
      const name = /^<(style|script)\b/i.exec(part)?.[1]?.toLowerCase();
      if (hidden && closing(hidden)(part)) hidden = undefined;
      else if (!hidden && name && at < (last.get(name) ?? -1)) hidden = name;
      return [];
    })
    .join(' ');
}

/** A description without markup, cut at a word below `limit` characters. */
export function readDescription(value: unknown, limit = 5000): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = readText(withoutMarkup(value));
  if (text === undefined || text.length <= limit) return text;
  return text.slice(0, text.lastIndexOf(' ', limit) + 1 || limit).trimEnd();
}

function splitList(text: string): unknown[] {
  if (/^[[{].*[\]}]$/s.test(text)) {
    const json = parseJson(text);
    if (Array.isArray(json)) return json;
    // Python and database exports write ['a', "b"] and {"a","b"}; both are parsed.
    // An unclosed quote matches to the end: retrying from each quote inside would take quadratic time.
    const quoted = [...text.matchAll(/"((?:[^"\\]|\\.?)*)("?)|'((?:[^'\\]|\\.?)*)('?)/gs)];
    const closed = quoted.filter(([, , double, , single]) => double || single);
    if (closed.length > 0) return closed.map(([, double, , single]) => double ?? single);
    return text.slice(1, -1).split(',');
  }
  const separator = [';', '|', '\n', ','].find((mark) => text.includes(mark));
  return separator ? text.split(separator) : text.split(/\s{2,}/);
}

/** A list in any notation: a JSON array, ['a', 'b'], "a; b", "a, b"; empty if there are no values. */
export function readList(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? splitList(value.trim()) : [value];
  const texts = items.map((item) =>
    readText(item !== null && typeof item === 'object' && 'name' in item ? item.name : item),
  );
  return [...new Set(texts.filter((text) => text !== undefined))];
}

/** "Beginner level", "Introductory", "INTERMEDIATE"; undefined for "All levels" and unknown words. */
export function readLevel(value: unknown): Level | undefined {
  const text = readText(value)?.toLowerCase();
  if (!text || ALL_LEVELS.test(text)) return undefined;
  const signs: [Level, RegExp][] = [
    ['beginner', /beginn|introduct|\bintro\b|basic|element|foundation|easy|novice|entry/],
    ['intermediate', /intermediate|medium/],
    ['advanced', /advanced|expert|hard\b|graduate|professional/],
  ];
  const found = signs.filter(([, sign]) => sign.test(text)).map(([level]) => level);
  return found.length === 1 ? found[0] : LEVELS.find((level) => level === text);
}

/** Whether a text says, in words, that a course has no certain level or length: read, and nothing to store. */
export const statesNone = (field: string, text: string): boolean =>
  (field === 'level' && ALL_LEVELS.test(text)) ||
  ((field === 'hours' || field === 'minutes') && NO_LENGTH.test(text));

/** "1,234", "1.2M", "(15k)", "12 345 students"; undefined without a non-negative number. */
export function readCount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  const match = /(\d[\d,\s]*(?:\.\d+)?)\s*([kmb])?(?![a-z])/i.exec(readText(value) ?? '');
  if (!match?.[1]) return undefined;
  const number = Number(match[1].replace(/[,\s]/g, ''));
  return number * { k: 1e3, m: 1e6, b: 1e9, '': 1 }[(match[2] ?? '').toLowerCase() as 'k' | 'm' | 'b' | ''];
}

/** The year of a date or of "Fall 2019"; undefined outside of 1900 to 2100. */
export function readYear(value: unknown): number | undefined {
  const year = Number(/(?<!\d)(19|20)\d{2}(?!\d)/.exec(readText(value) ?? '')?.[0]);
  return year > 0 ? year : undefined;
}

/** The day of "2026-11-21" or "2026-11-21T10:00:00Z"; undefined for other notations, which are ambiguous. */
export function readDay(value: unknown): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(readText(value) ?? '')?.[0];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

const PERIOD = /week|month|year|semester|day/;
const UNITS: [RegExp, number][] = [
  [/(\d{1,9}(?:\.\d{1,9})?) ?(?:h|hrs?|hours?)\b/, 1],
  [/(\d{1,9}(?:\.\d{1,9})?) ?(?:m|mins?|minutes?)\b/, 1 / 60],
  [/(\d{1,9}(?:\.\d{1,9})?) ?(?:s|secs?|seconds?)\b/, 1 / 3600],
];

/**
 * Hours of "approx. 12 hours", "1h 30m", "90 minutes", "PT1H30M", "6 weeks, 5 hours per week"; undefined for
 * "10 weeks" and ranges. `bareUnit` is the unit of a bare number, in hours; 0 if unknown.
 */
export function readHours(value: unknown, bareUnit = 0): number | undefined {
  const text = readText(value)
    ?.toLowerCase()
    .replace(/^pt/, '')
    .replace(/(\d),(\d)/g, '$1.$2');
  if (!text) return undefined;
  const tidy = (hours: number) => (hours > 0 ? Math.round(hours * 100) / 100 : undefined);
  if (/^\d+(\.\d+)?$/.test(text)) return tidy(Number(text) * bareUnit);
  if (/\d\s*(-|–|to)\s*\d/.test(text)) return undefined;
  const clock = /^(\d+):(\d{2}):(\d{2})$/.exec(text);
  if (clock) return tidy(Number(clock[1]) + Number(clock[2]) / 60 + Number(clock[3]) / 3600);
  const spaced = text.replace(/(\d)([hms])(?=\d)/g, '$1$2 ');
  let hours = 0;
  for (const [unit, size] of UNITS) hours += Number(unit.exec(spaced)?.[1] ?? 0) * size;
  if (!PERIOD.test(text)) return tidy(hours);
  const weeks = /(\d{1,9}) ?weeks?\b/.exec(text)?.[1];
  return weeks && /(hours?|hrs?|h)\s*(per|a|each|\/)\s*week/.test(text)
    ? tidy(Number(weeks) * hours)
    : undefined;
}

const TRUE = /^(true|yes|y|1|t)$/i;
const FALSE = /^(false|no|n|0|f)$/i;

/** The price category of a column. Its name decides whether "yes" means free or paid. */
export function readCost(value: unknown, column: string): Cost | undefined {
  const text = readText(value)?.toLowerCase();
  if (text === undefined) return undefined;
  const aboutPaid = /paid/i.test(column);
  if (aboutPaid || /free/i.test(column)) {
    if (TRUE.test(text)) return aboutPaid ? 'paid' : 'free';
    if (FALSE.test(text)) return aboutPaid ? 'free' : 'paid';
  }
  if (/audit|trial|may be free|freemium/.test(text)) return 'audit';
  if (/paid|premium|subscription/.test(text)) return 'paid';
  if (/\bfree\b|gratis|gratuit|бесплатн/.test(text)) return 'free';
  const amount = readCount(text);
  return amount === undefined ? undefined : amount > 0 ? 'paid' : 'free';
}

/** The kind that a text names, if any. */
export function readKind(value: unknown): CourseKind | undefined {
  const text = readText(value)?.toLowerCase();
  if (!text) return undefined;
  const exact = COURSE_KINDS.find((kind) => kind === text);
  if (exact) return exact;
  if (/playlist|video (series|course)|lecture series/.test(text)) return 'video-series';
  if (/\bvideo\b/.test(text)) return 'single-video';
  if (/interactive|exercise/.test(text)) return 'interactive';
  if (/\b(text|book|article|reading|tutorial)\b/.test(text)) return 'text';
  return /mooc|online|course|speciali[sz]ation|certificate/.test(text) ? 'mooc' : undefined;
}
