import type { CourseView } from '@/lib/courses/course-view';
import { publicEnv } from '@/lib/env.public';
import { clipWords } from '@/lib/format/clip-words';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [field: string]: unknown };

export const CONTEXT = 'https://schema.org' as const;
const addressOf = (path: string) => publicEnv.siteUrl + path;

/** A list of fewer courses is no list to a search engine, and a course of one lesson no course. */
const FEWEST_ITEMS = 3;
const FEWEST_LESSONS = 2;

/** Search engines refuse courses of which the name praises a price. */
const PRAISES = /[$€£%]|\b(?:free|off)\b/i;
/** What is shown of a course's description. */
const SHOWN_DESCRIPTION = 60;

type Marked = { title: string; lessonCount?: number };

const isMarked = ({ title, lessonCount = 0 }: Marked) =>
  lessonCount >= FEWEST_LESSONS && !PRAISES.test(title);

/** Text that stays inert inside a script element, whatever its strings say. */
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

/** @returns undefined for what has fewer than two lessons, which is a video and no course, and for names that praise. */
export function courseData({
  course,
  lessons,
}: Pick<CourseView, 'course' | 'lessons'>): StructuredData | undefined {
  const { id, title, summary, provider, language } = course;
  if (!isMarked({ title, lessonCount: lessons.length })) return undefined;
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

/** The courses of a topic's page that are marked up as courses on their own pages. */
export function topicListData(cards: (Marked & { id: string })[]): StructuredData | undefined {
  const listed = cards.filter(isMarked);
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
