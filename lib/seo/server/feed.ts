import { Feed } from 'feed';
import { courseSummary } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import { printable } from '@/lib/format/printable';
import { currentLocale } from '@/lib/locale/current-locale';
import { topicName } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import type { AddedCourse, SearchEngine } from '@/lib/search/server';
import { siteFiles } from '@/lib/seo/site-files';
import { site } from '@/lib/site';
import * as layout from '@/messages/layout';
import * as m from '@/messages/seo';
import { escapeXml } from './escape-xml';

/** Number of courses in a feed: more than are added in a week. */
const ENTRIES = 50;
/** Courses that are read for it, and how many of one provider it has: who adds hundreds in a day leaves room for others. */
const READ = 500;
const OF_PROVIDER = 10;
const ALL = 'all';

const address = (path: string) => publicEnv.siteUrl + path;

function spread(courses: AddedCourse[]): AddedCourse[] {
  const counts = new Map<string, number>();
  const hasRoom = ({ provider }: AddedCourse) => {
    const count = (counts.get(provider) ?? 0) + 1;
    counts.set(provider, count);
    return count <= OF_PROVIDER;
  };
  return courses.filter(hasRoom).slice(0, ENTRIES);
}

/**
 * The most recently added courses as an Atom feed, of one topic or of `all`. Only the catalogue's added date
 * counts.
 * @returns undefined if the topic does not exist or none of its courses has an added date.
 */
export async function courseFeed(
  engine: Pick<SearchEngine, 'overview' | 'listAdded'>,
  slug: string,
): Promise<string | undefined> {
  const { subjects } = await engine.overview();
  const topic = subjects.flatMap(({ topics }) => topics).find((one) => one.slug === slug);
  if (!topic && slug !== ALL) return undefined;
  const added = spread(await engine.listAdded(topic?.slug, READ));
  const [latest] = added;
  if (!latest) return undefined;
  const page = address(topic ? paths.search(canonicalWords(topic.name)) : paths.topics());
  const feed = new Feed({
    title: topic
      ? m.newCoursesOn({ topic: topicName(topic.name), site: site.name })
      : m.newCourses({ site: site.name }),
    description: layout.description(),
    id: page,
    link: page,
    favicon: address('/favicon.svg'),
    updated: new Date(latest.addedAt),
    feedLinks: { atom: address(siteFiles.feed(topic?.slug)) },
    copyright: '',
    generator: site.name,
  });
  for (const course of added) {
    const url = address(paths.course(course.id));
    feed.addItem({
      // Feed readers interpret the title as HTML.
      title: escapeXml(course.title),
      id: url,
      link: url,
      description: escapeXml(courseSummary(course)),
      date: new Date(course.addedAt),
      author: [{ name: course.provider }],
    });
  }
  // `feed` writes no language into Atom. Readers refuse a whole feed for one such character; an index of another release may have some.
  return printable(feed.atom1().replace('<feed ', `<feed xml:lang="${currentLocale()}" `));
}
