import type { BuiltOn, Course, LessonHelp } from '@/lib/course';
import { calledHere } from '@/lib/locale/topic-name';
import { buildsOn, topicAt } from '@/lib/map';
import type { SearchEngine } from '@/lib/search/server';
import { type LessonFinder, toLessonPlace } from './for-me';

/** Topics that are explained. */
const EXPLAINED = 2;

/** Those with lessons, without those that lead to the same first lesson as one before. */
function unlike(all: readonly BuiltOn[]): BuiltOn[] {
  const first = new Set<string>();
  return all.filter(({ lessons: [lesson] }) => {
    if (!lesson || first.has(lesson.href)) return false;
    first.add(lesson.href);
    return true;
  });
}

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
  const earlier = beside.earlier.map(({ name, lessons }) => ({
    name,
    language: course.language,
    lessons: lessons.map(toLessonPlace),
  }));
  const topics = slugs.map((slug, at) => {
    const { name = slug } = topicAt(map, slug) ?? {};
    return { slug, name: calledHere({ name }).name, lessons: (found[at] ?? []).map(toLessonPlace) };
  });
  const builtOn = unlike([...earlier, ...topics]).slice(0, EXPLAINED);
  const teachers = beside.teachers.map(toLessonPlace);
  const similar = beside.similar.map(toLessonPlace);
  return builtOn.length + teachers.length + similar.length > 0 ? { builtOn, teachers, similar } : undefined;
}
