import type { LessonView } from '@/lib/course';
import { playlistPoint } from '@/lib/learning/records/lesson-marks';
import { videoKey } from '@/lib/learning/records/video-key';
import { resumePoint } from '@/lib/learning/watch-progress';
import type { PlayerOptions } from '@/lib/player';
import { currentLearner } from './current-learner';

type Start = Pick<PlayerOptions, 'startAt' | 'startWith' | 'captions'>;

/** Where a lesson resumes: its second and, in a playlist, its video. Empty if it starts from the beginning. */
function resumeStart({ course, lesson }: Pick<LessonView, 'course' | 'lesson'>): Start {
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

/** How this learner starts a lesson. @param asked the second in the address */
export function lessonStart(view: Pick<LessonView, 'course' | 'lesson'>, asked: number | undefined): Start {
  const { captions } = currentLearner().settings;
  return { captions, ...(asked === undefined ? resumeStart(view) : { startAt: asked }) };
}
