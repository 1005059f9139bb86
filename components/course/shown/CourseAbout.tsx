import type { CoursePart } from '@/lib/course/course-page.types';
import { CourseNotes } from './CourseNotes';
import { NextCourses } from './NextCourses';

/** What is known of a course, and where to go on from it. */
export function CourseAbout(part: CoursePart) {
  return (
    <>
      {part.playlist && (
        <p className="mb-4 text-muted">
          This course is one playlist. Its videos play in order, and you can choose one from the list in the
          player.
        </p>
      )}
      <CourseNotes {...part} />
      <NextCourses {...part} />
    </>
  );
}
