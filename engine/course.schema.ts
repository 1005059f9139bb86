import { z } from 'zod';
import { AUDIENCES, CERTIFICATES, COSTS, COURSE_KINDS, LEVELS } from './values';

/** What the engine reads of a course. A host's courses may have more: it is kept, and returned with the course. */

const text = z.string().min(1);
const day = z.iso.date();

const chapterSchema = z.object({ title: text, start: z.number() });

const lessonSchema = z.object({
  title: text,
  /** Length in seconds. */
  seconds: z.number().optional(),
  chapters: z.array(chapterSchema).optional(),
  /** It is not available any more. */
  gone: z.literal(true).optional(),
});

export const courseSchema = z.object({
  id: text,
  title: text,
  /** Who teaches: a school, a company, a channel. */
  provider: text,
  /** Where the provider publishes it, if under another name. */
  platform: text.optional(),
  instructors: z.array(text).optional(),
  description: text.optional(),
  kind: z.enum(COURSE_KINDS),
  /** BCP 47 tag of the teaching language. */
  language: text,
  level: z.enum(LEVELS).optional(),
  year: z.number().int().optional(),
  cost: z.enum(COSTS),
  /** Whether one gets a certificate, and for money or not; absent: unknown. */
  certificate: z.enum(CERTIFICATES).optional(),
  audience: z.object({ group: z.enum(AUDIENCES) }).optional(),
  /** Day on which its source last changed it. */
  updated: day.optional(),
  /** Slugs of topics, the most specific first. */
  topics: z.array(text),
  lessons: z.array(lessonSchema).optional(),
  /** Its parts that are read or watched elsewhere. */
  outline: z.array(z.object({ title: text })).optional(),
  summary: z.object({ text }).optional(),
  /** Ids of the same course in other years or other places. */
  versions: z.array(text).optional(),
  /** `courses`: ids of those that it asks for; `topics`: slugs of the topics. */
  prerequisites: z.object({ courses: z.array(text).optional(), topics: z.array(text).optional() }).optional(),
  /** The catalogue that it is from. */
  source: text,
  /** Day on which the course was added to its catalogue. */
  addedAt: day.optional(),
  checkedAt: day.optional(),
  /** Earlier ids of this course. */
  formerIds: z.array(text).optional(),
});

/** What the engine reads of a topic. */
export type Topic = {
  slug: string;
  /** Display name. */
  name: string;
  /** Display name of its subject. */
  subject: string;
  /** Other words for it in English. */
  aliases: readonly string[];
  /** The topic that this one is part of. */
  broader?: string | undefined;
  /** What somebody becomes, passes or attends instead of what they learn; absent: a topic. */
  kind?: 'profession' | 'exam' | 'stage' | undefined;
  /** What one learns for a profession, an exam or a school stage. */
  leadsTo?: readonly string[] | undefined;
  /** What it is called in other languages, by BCP 47 tag, the usual name first. */
  words?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** What people say when they need a topic, by BCP 47 tag. */
export type TopicNeeds = { topic: string; needs: Readonly<Record<string, readonly string[]>> };

/** What people type who want something of one kind that no course teaches ("parcels"), by BCP 47 tag. */
export type Errand = { errand: string; said: Readonly<Record<string, readonly string[]>> };

/** `count`: the courses of the topic and of its parts. */
export type TopicCount = { slug: string; name: string; subject: string; count: number };

export type Chapter = z.infer<typeof chapterSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
export type Course = z.infer<typeof courseSchema>;

/** What tells a course from its other versions. */
export type Version = Pick<Course, 'provider' | 'platform' | 'year'>;

/** The course with all that its host knows of it. @throws ZodError when it is none */
export function checkedCourse<Given extends Course>(value: unknown): Given {
  courseSchema.parse(value);
  return value as Given;
}

/** What the engine reads of a course's card, which the host makes of a course to show it in lists. */
export type CourseCard = Pick<Course, 'id' | 'title' | 'provider' | 'language' | 'level'> & {
  /** Number of known lessons. */
  lessonCount?: number;
  playable: boolean;
};
