import type { LessonPlace } from './for-me.types';

/** What a lesson builds on, with lessons that explain it. */
export type BuiltOn = {
  name: string;
  /** The topic, if it is one. */
  slug?: string;
  /** The language of the name, if it is not that of the page. */
  language?: string;
  lessons: LessonPlace[];
};

/** For somebody who does not follow a lesson. */
export type LessonHelp = {
  builtOn: BuiltOn[];
  /** Lessons of others on the same. */
  teachers: LessonPlace[];
  /** Lessons of others on nearly the same. */
  similar: LessonPlace[];
};
