import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import type { LessonPage } from '@/lib/course/course-page.types';
import { langOf } from '@/lib/course/lang-of';
import { lessonSegment } from '@/lib/course/lessons/lesson-segment';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import { LessonHelp } from './LessonHelp';

type Props = { view: Pick<LessonPage, 'course' | 'lessons' | 'number' | 'lesson' | 'shown'> };

/** Links to the previous and the next lesson. If the video was playing, the next one plays too. */
function Beside({ view: { course, lessons, number } }: Props) {
  const neighbours = [
    {
      step: m.previous(),
      place: number - 1,
      look: ['', ''],
      icon: <Icon name="arrow-left" className="size-4 rtl:rotate-180" />,
    },
    {
      step: m.next(),
      place: number + 1,
      look: ['col-start-2 text-end narrow:col-start-1', 'justify-end'],
      icon: <Icon name="arrow-right" className="order-last size-4 rtl:rotate-180" />,
    },
  ];
  return (
    <nav aria-label={m.previousAndNextLesson()} className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
      {neighbours.map(({ step, place, look, icon }) => {
        const lesson = lessons[place - 1];
        if (!lesson) return null;
        const href = paths.lesson(course.id, lessonSegment(place, lesson.title));
        return (
          <Link key={step} href={href} rel={listedRel(lesson)} plays className={`neighbour ${look[0]}`}>
            <span className={`flex items-center gap-1.5 text-sm text-muted ${look[1]}`}>
              {icon}
              {step}
            </span>
            <bdi lang={langOf(course.language)} className="font-semibold">
              {lesson.title}
            </bdi>
          </Link>
        );
      })}
    </nav>
  );
}

/** Where a lesson leads: to those beside it, and to what helps who does not follow it. */
export function Neighbours({ view }: Props) {
  const { lessons, shown } = view;
  return (
    <>
      {lessons.length > 1 && <Beside view={view} />}
      {shown?.help && <LessonHelp view={view} help={shown.help} />}
    </>
  );
}
