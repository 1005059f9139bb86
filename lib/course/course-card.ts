import type { Version } from '@polymath/engine/course.schema';
import { CERTIFICATES } from '@polymath/engine/values';
import * as z from 'zod/mini';
import { firstNames } from '@/lib/course/lessons/lesson-names';
import { lessonsOf } from '@/lib/course/lessons/lessons-of';
import type { Course, Topic, Video } from './course.schema';
import { COST_LABELS, KIND_LABELS, knownHours, leastHours } from './labels';
import { LEVEL_LABELS } from './level-labels';
import { isUnchecked } from './trust';
import { otherVersions } from './versions';

const text = z.string().check(z.minLength(1));
const maybeText = z.exactOptional(z.string());
const maybeNumber = z.exactOptional(z.number());
const maybeTrue = z.exactOptional(z.literal(true));

const oneOf = <Name extends string>(labels: Record<Name, unknown>) =>
  z.enum(Object.keys(labels) as [Name, ...Name[]]);

/** What a list shows of a course: facts only, small enough to send 24 of them. */
export const courseCardSchema = z.object({
  id: text,
  title: text,
  provider: text,
  platform: maybeText,
  kind: oneOf(KIND_LABELS),
  language: text,
  level: z.exactOptional(oneOf(LEVEL_LABELS)),
  hours: maybeNumber,
  /** Hours that are known of some of its lessons or parts, if its length is not. */
  leastHours: maybeNumber,
  workload: maybeNumber,
  /** Its hours by a rule of its platform. */
  aboutHours: maybeNumber,
  /** How long it runs, shown where its hours are not known. */
  weeks: maybeNumber,
  year: maybeNumber,
  /** The same course in other years and other places. On cards of the catalogue only. */
  otherYears: z.exactOptional(z.array(z.number())),
  alsoOn: z.exactOptional(z.array(z.string())),
  cost: oneOf(COST_LABELS),
  certificate: z.exactOptional(z.enum(CERTIFICATES)),
  source: text,
  instructors: z.exactOptional(z.array(z.string())),
  /** All that is known of it comes from one list, and nobody checked it. */
  unchecked: maybeTrue,
  lessonCount: maybeNumber,
  /** Number of its parts that are elsewhere. */
  partCount: maybeNumber,
  /** Names of its first lessons or parts, in one short line. */
  begins: maybeText,
  /** Search engines are told of its page. On cards of the catalogue only. */
  listed: maybeTrue,
  /** Whether it can be watched on our own pages. */
  playable: z.boolean(),
  /** YouTube id of the video whose thumbnail is the cover. */
  coverVideoId: maybeText,
  /** Display name and subject of the first topic. */
  topic: maybeText,
  subject: maybeText,
});
export type CourseCard = z.infer<typeof courseCardSchema>;

/** The fields of a course that a card has under the same name. */
const factsOf = (course: Course) =>
  Object.fromEntries(
    Object.keys(courseCardSchema.shape).map((name) => [name, course[name as keyof Course]]),
  ) as Record<keyof Course & keyof CourseCard, unknown>;

/**
 * Reduces a course to its card. `topic` is the entry of the course's first topic, if known; `versions` are the same course
 * in other years or places. Empty fields are left out, so that the card is unchanged after JSON serialisation.
 */
export function toCourseCard(
  course: Course,
  topic?: Pick<Topic, 'name' | 'subject'>,
  versions: readonly Version[] = [],
): CourseCard {
  const hours = knownHours(course);
  const least = leastHours(course);
  const { years, places } = otherVersions(course, versions);
  const card: Record<Exclude<keyof CourseCard, 'listed'>, unknown> = {
    ...factsOf(course),
    playable: lessonsOf(course).length > 0,
    hours: hours && Math.round(hours * 100) / 100,
    leastHours: least && Math.floor(least * 100) / 100,
    aboutHours: course.estimate?.hours,
    otherYears: years.length > 0 ? years : undefined,
    alsoOn: places.length > 0 ? places : undefined,
    instructors: course.instructors?.length ? course.instructors : undefined,
    unchecked: isUnchecked(course) || undefined,
    lessonCount: course.lessons?.length,
    partCount: course.outline?.length,
    begins: firstNames(course) || undefined,
    coverVideoId: coverVideoId(course),
    topic: topic?.name,
    subject: topic?.subject,
  };
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)) as CourseCard;
}

/** The YouTube video whose thumbnail represents the course: the chosen one, else that of the first lesson. */
export function coverVideoId({ previewVideo, lessons }: Course): string | undefined {
  const candidates: (Video | undefined)[] = [previewVideo, ...(lessons ?? []).map(({ video }) => video)];
  const video = candidates.find((candidate) => candidate?.host === 'youtube');
  return video?.host === 'youtube' ? video.id : undefined;
}
