import type { LessonView } from '@/lib/course';
import { elsewhereKey, videoKey } from '@/lib/learning/records/video-key';
import type { PlayerHandle } from '@/lib/player';
import type { LessonIdentity } from './learner';

/** Maximum length of a title in the account. */
export const MAX_TITLE = 300;

/** The lesson on a watch page; undefined until a playlist has reported which of its videos plays. */
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

/** A course of another site, as its one lesson. */
export const identifyElsewhere = ({ id, title }: { id: string; title: string }): LessonIdentity => ({
  videoId: elsewhereKey(id),
  courseId: id,
  courseTitle: title.slice(0, MAX_TITLE),
  lesson: 1,
  title: '',
  lessonCount: 1,
});
