import { z } from 'zod';
import type { Course, Video } from '@/lib/courses/course.schema';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/catalog/checked-courses');

/** What `catalog:verify` found, beside the courses of a catalogue folder; ids in order, one line a course. */
export const CHECKS_FILE = 'checked.jsonl';

/** What was found of one course when its addresses were last asked for. What nobody could say is absent. */
export const courseCheckSchema = z.strictObject({
  id: z.string().min(1),
  /** Day on which its address, and what plays of it, was last found alive. */
  checkedAt: z.iso.date().optional(),
  /** Day since when neither its address nor any of its videos is there. */
  goneSince: z.iso.date().optional(),
  /** Videos that are gone of a course that is there, by `checkedVideo`. */
  goneVideos: z.array(z.string().min(1)).min(1).optional(),
});
export type CourseCheck = z.infer<typeof courseCheckSchema>;

/** The name of a video in a check. */
export function checkedVideo(video: Video): string {
  return `${video.host}:${'id' in video ? video.id : video.url}`;
}

/** The course with what the check found of it. Lessons keep their places, which are their addresses. */
export function withCheck(course: Course, { checkedAt, goneVideos }: CourseCheck): Course {
  const gone = new Set(goneVideos);
  const lessons = course.lessons?.map((lesson) =>
    gone.has(checkedVideo(lesson.video)) ? { ...lesson, gone: true as const } : lesson,
  );
  return { ...course, ...(checkedAt && { checkedAt }), ...(lessons && { lessons }) };
}
