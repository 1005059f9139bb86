import { z } from 'zod';
import type { Course, Video } from '@/lib/course';

/**
 * Results of `catalog:verify`, next to the courses of a catalogue folder: one course per line, sorted by id.
 */
export const CHECKS_FILE = 'checked.jsonl';

/** The last check of one course's addresses. A field is absent if the check could not decide it. */
export const courseCheckSchema = z.strictObject({
  id: z.string().min(1),
  /** Day on which the course's address and videos were last found available. */
  checkedAt: z.iso.date().optional(),
  /** First day on which neither the course's address nor any of its videos was available. */
  goneSince: z.iso.date().optional(),
  /** Videos that are gone although the course is available, named by `checkedVideo`. */
  goneVideos: z.array(z.string().min(1)).min(1).optional(),
});
export type CourseCheck = z.infer<typeof courseCheckSchema>;

export function checkedVideo(video: Video): string {
  return `${video.host}:${'id' in video ? video.id : video.url}`;
}

/**
 * Adds the result of its check to a course. Lessons keep their positions because lesson addresses contain
 * them.
 */
export function withCheck(course: Course, { checkedAt, goneVideos }: CourseCheck): Course {
  const gone = new Set(goneVideos);
  const lessons = course.lessons?.map((lesson) =>
    gone.has(checkedVideo(lesson.video)) ? { ...lesson, gone: true as const } : lesson,
  );
  return { ...course, ...(checkedAt && { checkedAt }), ...(lessons && { lessons }) };
}
