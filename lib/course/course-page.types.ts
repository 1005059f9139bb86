import type { CourseView, LessonView } from '@/lib/course/course-view';
import type { LessonHelp } from '@/lib/course/knowing.types';
import type { PageMeta } from '@/lib/head/page-meta.types';

/** What the page of a course only shows. */
type CourseShown = PageMeta &
  Pick<CourseView, 'inside' | 'playlist' | 'before' | 'next' | 'others' | 'forMe' | 'related'>;

export type CoursePage = Pick<CourseView, 'course' | 'lessons'> & { shown?: CourseShown };

export type LessonPage = LessonView & {
  /** The classes of the generated cover under the player. */
  art: string;
  shown?: PageMeta & { help?: LessonHelp };
};

/** What a part of the page of a course gets that only shows. */
export type CoursePart = CourseShown & Pick<CoursePage, 'course' | 'lessons'>;
