import { useState } from 'react';
import { ChapterLinks } from '@/components/course/ChapterLinks';
import { CourseActions } from '@/components/course/CourseActions';
import { LessonList } from '@/components/course/LessonList';
import { StartCover } from '@/components/course/StartCover';
import {
  CourseNotes,
  CourseOutline,
  CourseShelf,
  CourseTop,
  Cover,
  NextCourses,
} from '@/components/course/shown-parts';
import { SaveButton } from '@/components/learning/SaveButton';
import { Button } from '@/components/ui/Button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Shown } from '@/components/ui/Shown';
import { type CoursePage, lessonSegment, listedRel } from '@/lib/course';
import { planHref } from '@/lib/guide';
import { useCourseMarks, useKnown, useLearning } from '@/lib/learning/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/screens';

const ElsewhereMarks = lazyPart(() =>
  import('@/components/learning/ElsewhereMarks').then((module) => module.ElsewhereMarks),
);

export function CourseScreen({ course, lessons, shown }: CoursePage) {
  const { id, language } = course;
  const learning = useLearning('idle');
  useKnown(course);
  const known = learning.kind === 'ready' ? learning : undefined;
  const mine = known?.summary.courses.find((one) => one.id === id);
  const [leftFor, setLeftFor] = useState<string>();
  const isElsewhere =
    lessons.length === 0 && (leftFor === id || (mine !== undefined && mine.state !== 'saved'));
  const marks = useCourseMarks(id, learning);
  const only = lessons.length === 1 ? lessons[0] : undefined;
  const cover = (
    <Shown of={course}>
      {() => (
        <Cover course={course} videoId={course.coverVideoId} bare={lessons.length > 0} width={480} priority />
      )}
    </Shown>
  );
  const isPlain = lessons.length < 2 && !only?.chapters;
  return (
    <div className="site-width grid grid-cols-1 gap-10 py-5 lg:py-8">
      <div className="course">
        <header className="course-head">
          <Shown of={shown} className="contents">
            {(data) => <CourseTop {...data} course={course} lessons={lessons} />}
          </Shown>
          <CourseActions
            course={course}
            lessons={lessons}
            begun={mine?.state === 'continue' ? mine.progress : undefined}
            onLeave={() => setLeftFor(id)}
          >
            <SaveButton courseId={id} title={course.title} saved={mine?.saved ?? false} />
            {course.topic && (
              <Button
                look="quiet"
                size="large"
                href={planHref({ goal: course.called?.[course.topic] ?? course.topic, take: [id] })}
                rel="nofollow"
              >
                {m.planWayTo()}
              </Button>
            )}
          </CourseActions>
          {isElsewhere && <ElsewhereMarks key={id} course={course} state={mine?.state} />}
        </header>
        {lessons[0] ? (
          <StartCover href={paths.lesson(id, lessonSegment(1, lessons[0].title))} rel={listedRel(lessons[0])}>
            {cover}
          </StartCover>
        ) : (
          <div className="overflow-hidden rounded-2xl">{cover}</div>
        )}
        <aside aria-label={m.aboutThisCourse()} className={isPlain ? 'course-below' : undefined}>
          <Shown of={shown}>{(data) => <CourseNotes {...data} course={course} lessons={lessons} />}</Shown>
        </aside>
        {!isPlain && (
          <section className="course-lessons">
            <h2 className="mb-3 text-xl font-bold sm:text-2xl">{only ? m.chapters() : m.lessons()}</h2>
            {only?.chapters ? (
              <ChapterLinks
                chapters={only.chapters}
                language={language}
                href={paths.lesson(id, lessonSegment(1, only.title))}
                rel={listedRel(only)}
              />
            ) : (
              <LessonList courseId={id} language={language} lessons={lessons} marks={marks} />
            )}
          </section>
        )}
        <div className={isPlain ? 'course-below' : 'course-on'}>
          <Shown of={shown}>{(data) => <CourseOutline {...data} course={course} />}</Shown>
          <Shown of={shown}>{(data) => <NextCourses {...data} course={course} />}</Shown>
        </div>
      </div>
      <Shown of={shown} className="contents">
        {({ related }) => <CourseShelf title={m.similarCourses()} courses={related} />}
      </Shown>
    </div>
  );
}
