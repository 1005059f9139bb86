import type { GetStaticPropsResult } from 'next';
import { courseSchema } from '@/lib/courses/course.schema';
import { type CourseView, type LessonView, toCourseView, toLessonView } from '@/lib/courses/course-view';
import { lessonSegment, readLessonNumber } from '@/lib/courses/lesson-segment';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { paths } from '@/lib/paths';
import { assertServer } from '@/lib/server/guard';
import type { CourseLookup, SearchEngine } from '@/lib/server/search/search-engine.types';

assertServer('lib/server/courses/load-course');

/** Seconds after which a page is generated again on the next request. Courses change only with a new index. */
export const COURSE_FRESH_SECONDS = 3_600;
/** A missing page is checked again sooner: the course may have just been added. */
export const MISSING_FRESH_SECONDS = 60;

type Finder = Pick<SearchEngine, 'findCourse'>;
type Found = Extract<CourseLookup, { kind: 'found' | 'gone' }>;

/**
 * Next keeps these two results in memory only, so made-up addresses write no file (see the page-files
 * journey).
 */
const missing = { notFound: true, revalidate: MISSING_FRESH_SECONDS } as const;
const moved = (destination: string, permanent = true) => ({
  redirect: { destination, permanent },
  revalidate: COURSE_FRESH_SECONDS,
});

function toAway({ course, since, related }: Extract<CourseLookup, { kind: 'gone' }>): UnavailableCourse {
  const { id, title, platform, provider } = course;
  return { unavailable: { id, gone: true, source: platform ?? provider, title, since, related } };
}

/**
 * Finds a course by an address that may be outdated or in the wrong case. Strings that cannot be an id are
 * not looked up.
 */
async function find(catalog: Finder, id: string): Promise<Found | undefined> {
  if (!courseSchema.shape.id.safeParse(id).success) return undefined;
  let lookup = await catalog.findCourse(id);
  if (lookup.kind === 'missing' && id !== id.toLowerCase())
    lookup = await catalog.findCourse(id.toLowerCase());
  if (lookup.kind === 'moved') lookup = await catalog.findCourse(lookup.id);
  return lookup.kind === 'found' || lookup.kind === 'gone' ? lookup : undefined;
}

/** Props of `/course/{id}`, or a redirect or 404. */
export async function loadCourse(
  catalog: Finder,
  id: string,
): Promise<GetStaticPropsResult<CourseView | UnavailableCourse>> {
  const found = await find(catalog, id);
  if (!found) return missing;
  if (found.course.id !== id) return moved(paths.course(found.course.id));
  if (found.kind === 'gone') return { props: toAway(found), revalidate: COURSE_FRESH_SECONDS };
  return { props: toCourseView(found), revalidate: COURSE_FRESH_SECONDS };
}

/**
 * Props of `/course/{id}/{lesson}`. The number selects the lesson; any other spelling of the segment
 * redirects to the canonical one.
 */
export async function loadLesson(
  catalog: Finder,
  id: string,
  segment: string,
): Promise<GetStaticPropsResult<LessonView>> {
  const number = readLessonNumber(segment);
  const found = number === undefined ? undefined : await find(catalog, id);
  // The course page explains that the course is gone and shows related courses.
  if (found?.kind === 'gone') return moved(paths.course(found.course.id), false);
  const view = found && number !== undefined ? toLessonView(found, number) : undefined;
  if (!view) return missing;
  const right = lessonSegment(view.number, view.lesson.title);
  if (view.course.id !== id || right !== segment) return moved(paths.lesson(view.course.id, right));
  return { props: view, revalidate: COURSE_FRESH_SECONDS };
}
