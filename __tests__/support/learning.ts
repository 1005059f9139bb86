import { type Settings, settingsSchema } from '@/lib/learning/records/learner-documents.schema';
import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import { aVideoId } from '@/scripts/fakes/course';

/** A record of a 600 s video that was hardly begun. */
export function aRecord(overrides: Partial<WatchRecord> = {}): WatchRecord {
  return {
    videoId: aVideoId(1),
    courseId: 'course-1',
    lesson: 1,
    title: 'Lesson 1',
    courseTitle: 'Course 1',
    lessonCount: 2,
    lastWatched: 1_000,
    updatedAt: 1_000,
    currentTime: 0,
    duration: 600,
    progress: 0,
    furthest: 0,
    ranges: [],
    chapters: {},
    ...overrides,
  };
}

/** The settings of somebody who has chosen nothing, with these choices. */
export const theSettings = (chosen: Partial<Settings> = {}): Settings => ({
  ...settingsSchema.parse({}),
  ...chosen,
});
