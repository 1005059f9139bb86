import type { CourseCard } from '@/lib/courses/course-card';
import type { CourseView } from '@/lib/courses/course-view';
import { publicEnv } from '@/lib/env.public';
import { clipWords } from '@/lib/format/clip-words';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [field: string]: unknown };

export const CONTEXT = 'https://schema.org' as const;
const addressOf = (path: string) => publicEnv.siteUrl + path;

/** Minimum number of items that search engines accept for a list. */
const FEWEST_ITEMS = 3;
/** Hours from which a single video counts as a course: one that is known to be shorter is a lesson. */
const WHOLE_COURSE = 1;

/** Search engines reject course names that mention a price. */
const PRAISES = /[$€£%]|\b(?:free|off)\b/i;
/** Length of a course's description that search engines show. */
const SHOWN_DESCRIPTION = 60;

type Marked = Pick<CourseCard, 'title' | 'kind' | 'hours'> & {
  /** Known from one list only: without lessons its page is not indexed. */
  unchecked?: true;
  lessonCount?: number;
};

/** For search engines a course is a series of lectures, lessons or modules. */
const isMarked = ({ title, kind, hours = WHOLE_COURSE }: Marked) =>
  (kind !== 'single-video' || hours >= WHOLE_COURSE) && !PRAISES.test(title);

/** JSON that cannot end its script element, whatever its strings contain. */
export function serialise(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
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

/** @returns undefined for a short video, which is no course, and for names that mention a price. */
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

/** The courses of a topic page that are marked up as courses on their own, indexed pages. */
export function topicListData(cards: (Marked & { id: string })[]): StructuredData | undefined {
  const listed = cards.filter((card) => isMarked(card) && (!card.unchecked || card.lessonCount));
  if (listed.length < FEWEST_ITEMS) return undefined;
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
