import { z } from 'zod';
import { toCourseView, toLessonView } from '@/lib/course';
import { type Course, courseSchema } from '@/lib/course/course.schema';
import { pageImage, type ShareImage } from '@/lib/head/page-image';
import { calledHere, topicName } from '@/lib/locale/topic-name';
import { shareNameOf, sitePages } from '@/lib/pages';
import type { SearchEngine } from '@/lib/search/server';
import {
  courseCardToShare,
  lessonToShare,
  pageToShare,
  type ShareCard,
  topicToShare,
} from '@/lib/share/share-card';
import { courseImage, lessonImage, topicImage } from '@/lib/share/share-image';
import type { WithLessons } from '@/lib/sources/server';

/** The address only names a course, a lesson, a topic or a page; none of its text is drawn. */
const askedSchema = z.union([
  z.object({ course: courseSchema.shape.id, lesson: z.coerce.number().int().positive().optional() }),
  z.object({ topic: z.string().min(1).max(120) }),
  z.object({ page: z.string().max(120) }),
]);

type Catalog = Pick<SearchEngine, 'findCourse' | 'overview'>;
export type Share = {
  image: ShareImage;
  card: ShareCard;
  /** It shows what a live source states, which may be stored for a limited time only. */
  live?: true;
};

/** What live sources stated earlier; no image costs a request. */
type Cached = {
  course(id: string): Promise<Course | undefined>;
  addLessons(course: Course): Promise<WithLessons>;
};
const NOTHING_CACHED: Cached = {
  course: async () => undefined,
  addLessons: async (course) => ({ course }),
};

/** The content of a share image and its canonical address; undefined if its subject does not exist. */
export async function findShare(
  catalog: Catalog,
  query: unknown,
  cached: Cached = NOTHING_CACHED,
): Promise<Share | undefined> {
  const read = askedSchema.safeParse(query);
  if (!read.success) return undefined;
  const asked = read.data;
  if ('page' in asked) {
    const card = sitePages.find((page) => shareNameOf(page) === asked.page)?.shareCard?.();
    return card && { image: pageImage(asked.page, card.title), card: pageToShare(card) };
  }
  if ('topic' in asked) {
    const { subjects } = await catalog.overview();
    const topic = subjects.flatMap(({ topics }) => topics).find(({ slug }) => slug === asked.topic);
    if (!topic) return undefined;
    const here = { ...calledHere(topic), subject: topicName(topic.subject) };
    return { image: topicImage(here), card: topicToShare(here) };
  }
  const known = await catalog.findCourse(asked.course, { related: false });
  const live = known.kind === 'missing' ? await cached.course(asked.course) : undefined;
  const there = live ? { kind: 'found' as const, course: live, topics: [], related: [] } : known;
  if (there.kind !== 'found') return undefined;
  const found = { ...there, ...(await cached.addLessons(there.course)) };
  const kept = (live || found.liveLessons === 'listed') && { live: true as const };
  if (asked.lesson === undefined) {
    const { course } = toCourseView(found);
    return { image: courseImage(course), card: courseCardToShare(course), ...kept };
  }
  const lesson = toLessonView(found, asked.lesson);
  return lesson && { image: lessonImage(lesson), card: lessonToShare(lesson), ...kept };
}
