import type { Course, LessonHelp } from '@/lib/course';
import { calledHere } from '@/lib/locale/topic-name';
import { buildsOn, topicAt } from '@/lib/map';
import type { SearchEngine } from '@/lib/search/server';
import { type LessonFinder, toLessonPlace } from './for-me';

/** Topics that are explained. */
const EXPLAINED = 2;

/** What helps somebody who does not follow a lesson; undefined where nothing is known. */
export async function lessonHelp(
  catalog: LessonFinder & Pick<SearchEngine, 'besideLesson'>,
  course: Course,
  number: number,
): Promise<LessonHelp | undefined> {
  const [beside, { map }] = await Promise.all([catalog.besideLesson(course.id, number), catalog.overview()]);
  if (!beside) return undefined;
  const slugs = buildsOn(map, course, beside.topics);
  const found = await catalog.lessonsOn(slugs, {
    language: course.language,
    course: course.id,
    before: number,
  });
  const builtOn = slugs
    .flatMap((slug, at) => {
      const { name = slug, count = 0 } = topicAt(map, slug) ?? {};
      const lessons = (found[at] ?? []).map(toLessonPlace);
      return lessons.length > 0 ? [{ topic: calledHere({ slug, name, count }), lessons }] : [];
    })
    .slice(0, EXPLAINED);
  const teachers = beside.teachers.map(toLessonPlace);
  return builtOn.length + teachers.length > 0 ? { builtOn, teachers } : undefined;
}
