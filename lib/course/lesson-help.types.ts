import type { LessonPlace } from './for-me.types';
import type { NamedTopic } from './topic-map.types';

/** For somebody who does not follow a lesson. */
export type LessonHelp = {
  /** What it builds on, each with lessons that explain it. */
  builtOn: { topic: NamedTopic; lessons: LessonPlace[] }[];
  /** Lessons of others on the same. */
  teachers: LessonPlace[];
};
