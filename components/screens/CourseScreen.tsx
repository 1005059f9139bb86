import { Breadcrumb } from '@/components/course/Breadcrumb';
import { ChapterLinks } from '@/components/course/ChapterLinks';
import { CourseActions } from '@/components/course/CourseActions';
import { CourseNotes } from '@/components/course/CourseNotes';
import { CourseShelf } from '@/components/course/CourseShelf';
import { Cover } from '@/components/course/Cover';
import { LessonList } from '@/components/course/LessonList';
import { NextCourses } from '@/components/course/NextCourses';
import { StartCover } from '@/components/course/StartCover';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { useLearning } from '@/lib/browser/learning/use-learning';
import type { CourseView } from '@/lib/courses/course-view';
import { langOf } from '@/lib/courses/lang-of';
import { lessonSegment } from '@/lib/courses/lessons/lesson-segment';
import { paths } from '@/lib/paths';
import { stepsToCourse } from '@/lib/seo/breadcrumb';
import { courseHead } from '@/lib/seo/heads/course-head';
import { breadcrumbData, courseData } from '@/lib/seo/structured-data';

/** The page of one course. */
export function CourseScreen(view: CourseView) {
  const { course, lessons, playlist, related } = view;
  const { id, title, language } = course;
  const learning = useLearning('idle');
  const known = learning.kind === 'ready' ? learning : undefined;
  const mine = known?.summary.courses.find((one) => one.id === id);
  const marks = known?.learner.marksOf(id);
  const only = lessons.length === 1 ? lessons[0] : undefined;
  const cover = (
    <Cover course={course} videoId={course.coverVideoId} bare={lessons.length > 0} width={480} priority />
  );
  const isPlain = lessons.length < 2 && !only?.chapters;
  return (
    <div className="site-width grid grid-cols-1 gap-10 py-5 lg:py-8">
      <PageHead {...courseHead({ course })} />
      <JsonLd data={courseData({ course })} />
      <JsonLd data={breadcrumbData(stepsToCourse(course), title, paths.course(id))} />
      <div className="course">
        <header className="course-head">
          <Breadcrumb steps={stepsToCourse(course)} here={title} language={language} />
          <h1 className="text-3xl font-extrabold sm:text-4xl">
            <bdi lang={langOf(language)}>{title}</bdi>
          </h1>
          <p className="max-w-prose text-lg text-muted">{course.summary}</p>
          <CourseActions course={course} lessons={lessons} mine={mine} />
        </header>
        {lessons[0] ? (
          <StartCover href={paths.lesson(id, lessonSegment(1, lessons[0].title))}>{cover}</StartCover>
        ) : (
          <div className="overflow-hidden rounded-2xl">{cover}</div>
        )}
        {!isPlain && (
          <section className="min-w-0">
            <h2 className="mb-3 text-xl font-bold sm:text-2xl">{only ? 'Chapters' : 'Lessons'}</h2>
            {only?.chapters ? (
              <ChapterLinks
                chapters={only.chapters}
                language={language}
                href={paths.lesson(id, lessonSegment(1, only.title))}
              />
            ) : (
              <LessonList courseId={id} language={language} lessons={lessons} marks={marks} />
            )}
          </section>
        )}
        <aside aria-label="About this course" className={isPlain ? 'course-below' : undefined}>
          {playlist && (
            <p className="mb-4 text-muted">
              This course is one playlist. Its videos play in order, and you can choose one from the list in
              the player.
            </p>
          )}
          <CourseNotes course={course} lessons={lessons} playlist={playlist} before={view.before} />
          <NextCourses {...view} />
        </aside>
      </div>
      <CourseShelf title="Similar courses" courses={related} />
    </div>
  );
}
