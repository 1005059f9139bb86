import type { LessonView } from '@/lib/courses/course-view';
import { playlistPoint } from '@/lib/learning/lesson-marks';
import { videoKey } from '@/lib/learning/video-key';
import { resumePoint } from '@/lib/learning/watch-progress';
import { currentLearner } from './current-learner';

/** Where a lesson goes on: its second, and for a playlist the video. Nothing where it starts at the beginning. */
export function whereToStart({ course, lesson }: Pick<LessonView, 'course' | 'lesson'>): {
  startAt?: number;
  startWith?: string;
} {
  const learner = currentLearner();
  if (lesson.video.host === 'youtube-playlist') {
    const { documents } = learner;
    const point = playlistPoint(
      course.id,
      documents.all('watchHistory'),
      documents.get('savedCourses', course.id),
    );
    if (!point) return {};
    return { startWith: point.videoId, ...(point.second !== undefined && { startAt: point.second }) };
  }
  const record = learner.recordOf({ videoId: videoKey(lesson.video), courseId: course.id });
  const second = record && resumePoint(record);
  return second === undefined ? {} : { startAt: second };
}
