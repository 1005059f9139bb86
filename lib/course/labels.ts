import type { Length } from '@polymath/engine/values';
import type { Cost, Course, CourseKind, Level } from './course.schema';

export { lengthBucket } from '@polymath/engine/values';

export const KIND_LABELS: Record<CourseKind, string> = {
  'video-series': 'Video series',
  'single-video': 'Video',
  interactive: 'Interactive',
  text: 'Text',
  mooc: 'Online course',
};

export const LEVEL_LABELS: Record<Level, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** `audit` was free when it was seen and may cost now, so it never says "Free". */
export const COST_LABELS: Record<Cost, string> = {
  free: 'Free',
  audit: 'May be free',
  preview: 'Paid, free preview',
  paid: 'Paid',
};

/** Where a course is published, if its provider's name does not say so ("a publisher on Alison"). */
export const otherPlatform = ({ platform, provider }: Pick<Course, 'platform' | 'provider'>) =>
  platform === provider || provider.endsWith(` on ${platform}`) ? undefined : platform;

export const LENGTH_LABELS: Record<Length, string> = {
  'under-2h': 'Under 2 hours',
  '2-10h': '2 to 10 hours',
  '10-40h': '10 to 40 hours',
  'over-40h': 'Over 40 hours',
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

/** How many hours a course takes, as far as it is known: its length, or where it is no video its workload. */
export function studyHours(
  course: Pick<Course, 'kind' | 'hours' | 'workload' | 'lessons'>,
): number | undefined {
  const isVideo = course.kind === 'video-series' || course.kind === 'single-video';
  return knownHours(course) ?? (isVideo ? undefined : course.workload);
}
