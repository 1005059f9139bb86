import { Feed } from 'feed';
import { courseSummary } from '@/lib/courses/course-summary';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/search/query-spelling';
import { siteFiles } from '@/lib/seo/site-files';
import { assertServer } from '@/lib/server/guard';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { site } from '@/lib/site';
import { escapeXml } from './escape-xml';

assertServer('lib/server/seo/feed');

/** Courses in a feed: more than come in a week. */
const ENTRIES = 50;
const ALL = 'all';

const address = (path: string) => publicEnv.siteUrl + path;

/**
 * The courses that came into the catalogue last, as Atom: those of one topic, or of `all`. A course is new on the
 * day that the catalogue names, and on no other.
 * @returns undefined where there is no such topic, or no course of it says when it was added.
 */
export async function courseFeed(
  engine: Pick<SearchEngine, 'overview' | 'listAdded'>,
  slug: string,
): Promise<string | undefined> {
  const { subjects } = await engine.overview();
  const topic = subjects.flatMap(({ topics }) => topics).find((one) => one.slug === slug);
  if (!topic && slug !== ALL) return undefined;
  const added = (await engine.listAdded?.(topic?.slug, ENTRIES)) ?? [];
  const [latest] = added;
  if (!latest) return undefined;
  const page = address(topic ? paths.search(canonicalWords(topic.name)) : paths.topics());
  const feed = new Feed({
    title: topic ? `New courses on ${topic.name} | ${site.name}` : `New courses | ${site.name}`,
    description: site.description,
    id: page,
    link: page,
    language: 'en',
    favicon: address('/favicon.svg'),
    updated: new Date(latest.addedAt),
    feedLinks: { atom: address(siteFiles.feed(topic?.slug)) },
    copyright: '',
    generator: site.name,
  });
  for (const course of added) {
    const url = address(paths.course(course.id));
    feed.addItem({
      // Readers take it for HTML.
      title: escapeXml(course.title),
      id: url,
      link: url,
      description: escapeXml(courseSummary(course)),
      date: new Date(course.addedAt),
      author: [{ name: course.provider }],
    });
  }
  return feed.atom1();
}
