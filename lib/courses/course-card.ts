import type { Course } from './course.schema';

/** What a list shows of a course: facts only, small enough to send 24 times. */
export type CourseCard = Pick<
  Course,
  | 'id'
  | 'title'
  | 'provider'
  | 'platform'
  | 'kind'
  | 'language'
  | 'level'
  | 'hours'
  | 'year'
  | 'cost'
  | 'source'
> & {
  instructors?: string[];
  /** Number of lessons that are known. */
  lessonCount?: number;
  /** Whether it can be watched on our own pages. */
  playable: boolean;
  /** YouTube id of the video whose picture is the cover. */
  coverVideoId?: string;
  /** Display name and subject of the first topic: the generated cover is drawn from them. */
  topic?: string;
  subject?: string;
};
