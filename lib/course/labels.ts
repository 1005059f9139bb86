import type { Length } from '@polymath/engine/values';
import * as m from '@/messages/course';
import type { Cost, Course, CourseKind, Lesson } from './course.schema';

export { lengthBucket } from '@polymath/engine/values';

export const KIND_LABELS: Record<CourseKind, () => string> = {
  'video-series': m.kindVideoSeries,
  'single-video': m.kindSingleVideo,
  interactive: m.kindInteractive,
  text: m.kindText,
  mooc: m.kindMooc,
};

/** `audit` was free when it was seen and may cost now, so it never says "Free". */
export const COST_LABELS: Record<Cost, () => string> = {
  free: m.costFree,
  audit: m.costAudit,
  preview: m.costPreview,
  paid: m.costPaid,
};

/** Where a course is published, if its provider's name does not say so ("an unknown publisher on Alison"). */
export const otherPlatform = ({ platform, provider }: Pick<Course, 'platform' | 'provider'>) =>
  platform === provider || provider.endsWith(` on ${platform}`) ? undefined : platform;

export const LENGTH_LABELS: Record<Length, () => string> = {
  'under-2h': m.lengthUnder2,
  '2-10h': m.length2To10,
  '10-40h': m.length10To40,
  'over-40h': m.lengthOver40,
};

/** Length of a course in hours: as stated, else the sum of its lessons if all their lengths are known. */
export function knownHours({ hours, lessons }: Pick<Course, 'hours' | 'lessons'>): number | undefined {
  if (hours !== undefined) return hours;
  let seconds = 0;
  for (const lesson of lessons ?? []) {
    if (lesson.seconds === undefined) return undefined;
    seconds += lesson.seconds;
  }
  return seconds > 0 ? seconds / 3600 : undefined;
}

/** How long a video is at least: where its length is unknown, its last chapter starts before its end. */
const leastSeconds = ({ seconds, chapters }: Lesson): number => seconds ?? chapters?.at(-1)?.start ?? 0;

/**
 * Hours that a course takes at least, from a minute on, where all is not known: of its videos, or of what learners are said
 * to need for parts that are elsewhere.
 */
export function leastHours(
  course: Pick<Course, 'hours' | 'leastHours' | 'workload' | 'lessons' | 'outline'>,
): number | undefined {
  if (knownHours(course) !== undefined) return undefined;
  if (course.leastHours !== undefined) return course.leastHours;
  const { lessons, outline = [], workload } = course;
  const hours = lessons
    ? lessons.reduce((sum, lesson) => sum + leastSeconds(lesson), 0) / 3600
    : outline.reduce((sum, { minutes = 0 }) => sum + minutes, 0) / 60;
  return hours * 60 >= 1 && (lessons || workload === undefined) ? hours : undefined;
}

/** How many hours a course takes, as far as it is known: its length, or where it is no video its workload. */
export function studyHours(
  course: Pick<Course, 'kind' | 'hours' | 'workload' | 'lessons'>,
): number | undefined {
  const isVideo = course.kind === 'video-series' || course.kind === 'single-video';
  return knownHours(course) ?? (isVideo ? undefined : course.workload);
}
