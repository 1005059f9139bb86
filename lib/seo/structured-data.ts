import { type CourseCard, type CourseView, isSeries } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { clipWords } from '@/lib/format/clip-words';
import type { StructuredData } from '@/lib/head/json-ld';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export const CONTEXT = 'https://schema.org' as const;
const addressOf = (path: string) => publicEnv.siteUrl + path;

/** Minimum number of items that search engines accept for a list. */
const FEWEST_ITEMS = 3;

/** Search engines reject course names that mention a price. */
const PRAISES = /[$€£%]|\b(?:free|off)\b/i;
/** Length of a course's description that search engines show. */
const SHOWN_DESCRIPTION = 60;

type Marked = Pick<CourseCard, 'title' | 'kind' | 'lessonCount' | 'partCount' | 'weeks'>;

/** What is a series by its kind, where nobody counted its lessons. */
const SERIES: ReadonlySet<CourseCard['kind']> = new Set(['video-series', 'mooc']);

/** Whether a page is marked up as a course: it has several lessons or parts, or is planned for several weeks. */
function isMarked({ title, kind, lessonCount, partCount, weeks }: Marked): boolean {
  if (PRAISES.test(title)) return false;
  const isCounted = lessonCount !== undefined || partCount !== undefined;
  return [lessonCount, partCount, weeks].some(isSeries) || (!isCounted && SERIES.has(kind));
}

export function siteData(): StructuredData[] {
  const url = addressOf(paths.home());
  return [
    { '@context': CONTEXT, '@type': 'WebSite', name: site.name, url },
    { '@context': CONTEXT, '@type': 'Organization', name: site.name, url, logo: addressOf('/icon-512.png') },
  ];
}

/** The same steps as the visible breadcrumb; `path` is the page itself. */
export function breadcrumbData(
  steps: { name: string; href: string }[],
  here: string,
  path: string,
): StructuredData {
  const items = [...steps, { name: here, href: path }];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(href),
    })),
  };
}

/** @returns undefined for what is not known to have two lessons or parts, and for names that mention a price. */
export function courseData({ course }: Pick<CourseView, 'course'>): StructuredData | undefined {
  const { id, title, summary, provider, language } = course;
  if (!isMarked(course)) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    name: title,
    description: clipWords(summary, SHOWN_DESCRIPTION),
    url: addressOf(paths.course(id)),
    provider: { '@type': 'Organization', name: provider },
    ...(language !== 'zxx' && { inLanguage: language }),
  };
}

/**
 * The courses of a topic's page. Search engines show a list whose items are all marked up as courses, on pages that they
 * may list: where there are enough of these, it has no others.
 */
export function topicListData(
  cards: (Marked & Pick<CourseCard, 'id' | 'listed'>)[],
): StructuredData | undefined {
  const marked = cards.filter(isMarked);
  const lists = [marked.filter(({ listed }) => listed), marked];
  const listed = lists.find(({ length }) => length >= FEWEST_ITEMS);
  if (!listed) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: listed.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: addressOf(paths.course(id)),
    })),
  };
}
