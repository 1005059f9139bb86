import {
  type CoursePage,
  type CourseView,
  coverArt,
  type LessonPage,
  type LessonView,
  lessonPlace,
  lessonSegment,
  stepsToCourse,
  stepsToLesson,
} from '@/lib/course';
import type { StructuredData } from '@/lib/head/json-ld';
import { paths } from '@/lib/paths';
import { breadcrumbData, courseData, courseHead, lessonHead, videoData } from '@/lib/seo';

const known = (data: (StructuredData | undefined)[]) => data.filter((one) => one !== undefined);

/** The props of the page of a course: what a learner's progress changes, and apart from it what it only shows. */
export function toCoursePage({ course, lessons, ...shown }: CourseView): CoursePage {
  const { id, title } = course;
  const steps = breadcrumbData(stepsToCourse(course), title, paths.course(id));
  const structured = known([courseData({ course }), steps]);
  return { course, lessons, shown: { ...shown, head: courseHead({ course }), structured } };
}

export function toLessonPage({ help, ...view }: LessonView): LessonPage {
  const { course, number, lesson } = view;
  const path = paths.lesson(course.id, lessonSegment(number, lesson.title));
  const steps = breadcrumbData(stepsToLesson(view), lessonPlace(view), path);
  return {
    ...view,
    art: coverArt(course.id),
    shown: { head: lessonHead(view), structured: known([steps, videoData(view)]), ...(help && { help }) },
  };
}
