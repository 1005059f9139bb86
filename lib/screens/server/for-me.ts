import { type Course, type ForMe, type KnowFirst, type LessonPlace, lessonSegment } from '@/lib/course';
import { calledHere, inEnglishOnly } from '@/lib/locale/topic-name';
import { canYou, isWide, withStated } from '@/lib/map';
import { paths } from '@/lib/paths';
import type { LessonLink, SearchEngine } from '@/lib/search/server';

export type LessonFinder = Pick<SearchEngine, 'overview' | 'lessonsOn'>;

export const toLessonPlace = ({ course, number, title, seconds }: LessonLink): LessonPlace => ({
  href: paths.lesson(course.id, lessonSegment(number, title)),
  title,
  course: course.title,
  provider: course.provider,
  language: course.language,
  ...(seconds && { seconds }),
});

/** What the lessons at the beginning of a course repeat, by what their titles name. */
function startOf({ id, lessons = [] }: Course, names: readonly string[]): ForMe['start'] {
  const repeats = (title: string) =>
    /\b(?:review|recap|refresher|prerequisites)\b/i.test(title) ||
    names.some((name) => title.toLowerCase().includes(name.toLowerCase()));
  const at = lessons.findIndex(({ title }) => !repeats(title));
  const lesson = lessons[at];
  if (at < 1 || !lesson) return undefined;
  return { number: at + 1, href: paths.lesson(id, lessonSegment(at + 1, lesson.title)) };
}

/** What to ask before a course above beginner level, and where each of it is explained; undefined where nothing is asked. */
export async function forMe(
  catalog: LessonFinder,
  course: Course,
  first: KnowFirst | undefined,
): Promise<ForMe | undefined> {
  const { canDo, map } = await catalog.overview();
  const asked = canYou(canDo, { level: course.level, first: withStated(map, course, first) });
  if (asked.length === 0) return undefined;
  const found = await catalog.lessonsOn(
    asked.map(({ slug }) => slug),
    { language: course.language },
  );
  const others = asked.filter(({ slug }) => slug !== first?.basicsOf?.slug);
  const start = startOf(
    course,
    others.map(({ name }) => name),
  );
  return {
    asked: asked.map((topic, at) => ({
      ...calledHere(topic),
      // Where there are none, one is asked for the topic by its name.
      can: topic.can.flatMap((one) => inEnglishOnly(one) ?? []),
      lessons: isWide(map, topic.slug)
        ? []
        : (found[at] ?? []).filter((link) => link.course.id !== course.id).map(toLessonPlace),
    })),
    ...(start && { start }),
  };
}
