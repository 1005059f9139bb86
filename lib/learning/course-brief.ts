import {
  type Course,
  type CourseCard,
  lessonSegment,
  lessonsOf,
  type Topic,
  toCourseCard,
} from '@/lib/course';
import { videoKey } from './records/video-key';

/** Maximum number of courses per request. */
export const MAX_BRIEFS = 40;

/** A course as a learner's list shows it: its card, and what is needed of its lessons to continue. */
export type CourseBrief = {
  card: CourseCard;
  /** Its only lesson represents a whole playlist. */
  playlist?: boolean;
  lessons: { videoId: string; title: string; segment: string; seconds?: number }[];
};

export function toCourseBrief(course: Course, topic?: Pick<Topic, 'name' | 'subject'>): CourseBrief {
  const lessons = lessonsOf(course);
  return {
    card: toCourseCard(course, topic),
    ...(lessons[0]?.video.host === 'youtube-playlist' && { playlist: true }),
    lessons: lessons.map(({ title, video, seconds }, index) => ({
      videoId: videoKey(video),
      title,
      segment: lessonSegment(index + 1, title),
      ...(seconds !== undefined && { seconds }),
    })),
  };
}
