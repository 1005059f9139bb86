import type { NamedTopic } from './topic-map.types';

/** A lesson to go to. */
export type LessonPlace = {
  href: string;
  title: string;
  /** The course, if it is another one, and who teaches it. */
  course: string;
  provider: string;
  language: string;
  /** Length in seconds, if it is known. */
  seconds?: number;
};

/** A topic that a course builds on: what somebody can do who knows it, and where it is explained. */
export type AskedTopic = NamedTopic & {
  can: string[];
  lessons: LessonPlace[];
};

export type ForMe = {
  asked: AskedTopic[];
  /** The lesson with which those begin who know all of it, where the first ones only repeat it. */
  start?: { number: number; href: string };
};

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
