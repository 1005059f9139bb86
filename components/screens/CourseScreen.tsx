import { Breadcrumb } from '@/components/course/Breadcrumb';
import { ChapterLinks } from '@/components/course/ChapterLinks';
import { CourseActions } from '@/components/course/CourseActions';
import { CourseFacts } from '@/components/course/CourseFacts';
import { CourseShelf } from '@/components/course/CourseShelf';
import { Cover } from '@/components/course/Cover';
import { LessonList } from '@/components/course/LessonList';
import { StartCover } from '@/components/course/StartCover';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { useLearning } from '@/lib/browser/learning/use-learning';
import type { CourseView } from '@/lib/courses/course-view';
import { lessonSegment } from '@/lib/courses/lesson-segment';
import { paths } from '@/lib/paths';
import { stepsToCourse } from '@/lib/seo/breadcrumb';
import { courseHead } from '@/lib/seo/heads/course-head';
import { breadcrumbData, courseData } from '@/lib/seo/structured-data';

/** The page of one course. */
export function CourseScreen({ course, lessons, playlist, related }: CourseView) {
  const { id, title, language, topic, provider } = course;
  const learning = useLearning('idle');
  const known = learning.kind === 'ready' ? learning : undefined;
  const mine = known?.summary.courses.find((one) => one.id === id);
  const marks = known?.learner.marksOf(id);
  const only = lessons.length === 1 ? lessons[0] : undefined;
  const cover = (
    <Cover
      title={title}
      subject={course.subject}
      label={lessons.length > 0 ? undefined : (topic ?? provider)}
      videoId={course.coverVideoId}
      width={480}
      priority
    />
  );
  return (
    <div className="site-width grid grid-cols-1 gap-10 py-5 lg:py-8">
      <PageHead {...courseHead({ course })} />
      <JsonLd data={courseData({ course })} />
      <JsonLd data={breadcrumbData(stepsToCourse(course), title, paths.course(id))} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-y-8">
        <header className="grid grid-cols-1 content-start gap-4">
          <Breadcrumb steps={stepsToCourse(course)} here={title} language={language} />
          <h1 className="text-3xl font-extrabold sm:text-4xl">
            <bdi lang={language === 'en' ? undefined : language}>{title}</bdi>
          </h1>
          <p className="max-w-prose text-lg text-muted">{course.summary}</p>
          <CourseActions course={course} lessons={lessons} mine={mine} />
        </header>
        <aside aria-label="About this course" className="grid grid-cols-1 content-start gap-5 lg:row-span-2">
          {lessons[0] ? (
            <StartCover href={paths.lesson(id, lessonSegment(1, lessons[0].title))}>{cover}</StartCover>
          ) : (
            <div className="overflow-hidden rounded-2xl">{cover}</div>
          )}
          <div className="rounded-2xl border border-line bg-surface p-5">
            <CourseFacts course={course} lessons={lessons} playlist={playlist} />
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          {lessons.length > 1 && (
            <section>
              <h2 className="mb-3 text-xl font-bold sm:text-2xl">Lessons</h2>
              <LessonList courseId={id} language={language} lessons={lessons} marks={marks} />
            </section>
          )}
          {only?.chapters && (
            <section>
              <h2 className="mb-3 text-xl font-bold sm:text-2xl">Chapters</h2>
              <ChapterLinks
                chapters={only.chapters}
                language={language}
                href={paths.lesson(id, lessonSegment(1, only.title))}
              />
            </section>
          )}
          {playlist && (
            <p className="rounded-2xl border border-line bg-surface p-5 text-muted">
              This course is one playlist. Its videos play in order, and you can choose one from the list in
              the player.
            </p>
          )}
        </div>
      </div>
      <CourseShelf title="Related courses" courses={related} />
    </div>
  );
}
