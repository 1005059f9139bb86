import { lastEnd } from '@/harvest/extractors/read-list';
import type { Draft } from '@/harvest/facts/fact.schema';
import { readCount } from '@/scripts/import/read-values';
import { type Thing, textOf, textsOf, thingsOf, valuesOf } from './thing';

const isCourse = ({ types }: Thing): boolean => types.includes('Course');

/** The address that a course gives itself. A site's home is its provider's, and `#course` a name on the page. */
function ownAddress(course: Thing, page: string): string | undefined {
  const stated = [...textsOf(course, 'url'), ...textsOf(course, 'mainEntityOfPage')];
  const id = course.id && /^https?:/i.test(course.id) && !course.id.includes('#') ? [course.id] : [];
  for (const text of [...stated, ...id]) {
    if (text.startsWith('#') || !URL.canParse(text, page)) continue;
    const { protocol, pathname, search, href } = new URL(text, page);
    if (/^https?:$/.test(protocol) && (pathname !== '/' || search)) return href;
  }
  return undefined;
}

function costOf(course: Thing, instances: Thing[]): Draft['cost'] {
  const free = textOf(course, 'isAccessibleForFree');
  if (free && /^(?:true|.*\/True)$/i.test(free)) return 'free';
  const offers = [course, ...instances].flatMap((thing) => thingsOf(thing, 'offers'));
  if (offers.some((offer) => /^free$/i.test(textOf(offer, 'category') ?? ''))) return 'free';
  const prices = offers.flatMap((offer) => textsOf(offer, 'price', 'lowPrice')).map(readCount);
  const known = prices.filter((price) => price !== undefined);
  if (known.length === 0) return undefined;
  return known.some((price) => price === 0) ? 'free' : 'paid';
}

/** The length that a course or one of its runs states as a whole; "PT5H per week" says none. */
function lengthOf(course: Thing, instances: Thing[]): string | undefined {
  return (
    textOf(course, 'timeRequired') ?? instances.map((one) => textOf(one, 'courseWorkload')).find(Boolean)
  );
}

function languageOf(course: Thing): string | undefined {
  const stated = valuesOf(course, 'inLanguage', 'availableLanguage').flatMap((value) =>
    typeof value === 'string' ? [value] : textsOf(value, 'alternateName', 'name'),
  );
  return stated[0] ?? textOf(course, '@language');
}

function toDraft(course: Thing, page: string, isOnly: boolean): Draft {
  const instances = thingsOf(course, 'hasCourseInstance');
  const url = ownAddress(course, page) ?? (isOnly ? page : undefined);
  const title = textOf(course, 'name');
  const keywords = textsOf(course, 'keywords').flatMap((text) => text.split(/[,;|]/));
  return {
    ref: url ?? `${page}#${title ?? ''}`,
    title,
    url,
    page,
    provider:
      textOf(course, 'provider') ?? textOf(course, 'publisher') ?? textOf(course, 'sourceOrganization'),
    instructors: [course, ...instances].flatMap((thing) => textsOf(thing, 'instructor')),
    code: textOf(course, 'courseCode'),
    language: languageOf(course),
    level: textOf(course, 'educationalLevel'),
    hours: lengthOf(course, instances),
    cost: costOf(course, instances),
    endsAt: lastEnd(instances.map((instance) => textOf(instance, 'endDate'))),
    tags: [...keywords, ...textsOf(course, 'about')],
  };
}

/** The courses among the things of one page. */
export function courseDrafts(things: Thing[], page: string): Draft[] {
  const courses = things.filter((thing) => isCourse(thing) && thing.of.has('name'));
  const names = new Set(courses.map((course) => textOf(course, 'name')));
  return courses.map((course) => toDraft(course, page, names.size === 1));
}
