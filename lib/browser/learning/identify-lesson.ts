import type { LessonView } from '@/lib/courses/course-view';
import { videoKey } from '@/lib/learning/records/video-key';
import type { PlayerHandle } from '@/lib/player/player.types';
import type { LessonIdentity } from './learner';

/** The texts of titles that the account takes. */
const MAX_TITLE = 300;

/** What plays on a watch page; undefined while a playlist has not told which of its videos it is. */
export function identifyLesson(
  { course, lessons, number, lesson }: Pick<LessonView, 'course' | 'lessons' | 'number' | 'lesson'>,
  player: Pick<PlayerHandle, 'playlist' | 'videoId'> | undefined,
): LessonIdentity | undefined {
  const shared = { courseId: course.id, courseTitle: course.title.slice(0, MAX_TITLE) };
  if (lesson.video.host !== 'youtube-playlist') {
    return {
      ...shared,
      videoId: videoKey(lesson.video),
      lesson: number,
      title: lesson.title.slice(0, MAX_TITLE),
      lessonCount: lessons.length,
    };
  }
  if (!player?.videoId || !player.playlist) return undefined;
  const { index, length, title = '' } = player.playlist;
  return {
    ...shared,
    videoId: player.videoId,
    lesson: index + 1,
    title: title.slice(0, MAX_TITLE),
    lessonCount: Math.max(length, index + 1),
  };
}
