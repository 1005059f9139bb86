import type { LessonPage } from '@/lib/course/course-page.types';
import type { LessonHelp as Help, LessonPlace } from '@/lib/course/knowing.types';
import { langOf } from '@/lib/course/lang-of';
import { duration } from '@/lib/course/length';
import { lessonSegment } from '@/lib/course/lessons/lesson-segment';
import { paths } from '@/lib/paths';
import * as m from '@/messages/knowing';

/** Where one comes back to: the lesson at the second that is playing, or where the course goes on. */
type Back = { 'data-back': string; 'data-back-title': string; 'data-back-here'?: true };

/** A course and whose it is, which many titles say themselves: "Khan Academy: Linear Algebra". */
const courseOf = ({ course, provider }: LessonPlace): string =>
  course.startsWith(provider) ? course : `${provider}: ${course}`;

function Places({ places, own, back }: { places: readonly LessonPlace[]; own: string; back: Back }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.href}>
          <a href={place.href} rel="nofollow" {...back}>
            <bdi lang={langOf(place.language)}>{place.title}</bdi>
          </a>
          <p>
            <bdi>{place.course === own ? m.thisCourse() : courseOf(place)}</bdi>
            {place.seconds && ` · ${duration(place.seconds)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

type Props = { view: Pick<LessonPage, 'course' | 'lessons' | 'number' | 'lesson'>; help: Help };

/**
 * For who does not follow a lesson: what it builds on, and others who teach the same. The way back is kept by
 * `lib/learning/browser/way-back`.
 */
export function LessonHelp({ view: { course, lessons, number, lesson }, help }: Props) {
  const hrefOf = (place: number, title: string) => paths.lesson(course.id, lessonSegment(place, title));
  const next = lessons[number];
  const here: Back = {
    'data-back': hrefOf(number, lesson.title),
    'data-back-title': lesson.title,
    'data-back-here': true,
  };
  const on: Back = next
    ? { 'data-back': hrefOf(number + 1, next.title), 'data-back-title': next.title }
    : here;
  return (
    <aside aria-label={m.help()} className="lesson-help">
      {help.builtOn.map(({ name, slug, language, lessons: places }) => (
        <section key={slug ?? name}>
          <h2 data-topic={slug}>{m.lost({ topic: () => <bdi lang={langOf(language)}>{name}</bdi> })}</h2>
          <Places places={places} own={course.title} back={here} />
        </section>
      ))}
      {help.teachers.length > 0 && (
        <section>
          <h2>{m.anotherTeacher()}</h2>
          <Places places={help.teachers} own={course.title} back={on} />
        </section>
      )}
      {help.similar.length > 0 && (
        <section>
          <h2>{m.similarLessons()}</h2>
          <Places places={help.similar} own={course.title} back={on} />
        </section>
      )}
    </aside>
  );
}
