import { Learner, type LessonIdentity } from '@/lib/learning/browser/learner';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import type { Owner } from '@/lib/learning/browser/sync/stored-documents';
import type { WritingTab } from '@/lib/learning/browser/sync/writing-tab';
import { aVideoId } from '@/scripts/fakes/course';
import { MemoryStorage } from './memory-storage';

export const NOON = Date.parse('2026-03-10T12:00:00Z');

/** A learner with a clock that a test moves, in UTC. */
export function aLearner({
  storage = new MemoryStorage(),
  owner = { kind: 'device' } as Owner,
  device = 'laptop' as string | (() => string),
  tab = undefined as WritingTab | undefined,
} = {}) {
  const clock = { time: NOON, zone: 'UTC' };
  const documents = new LocalDocuments(owner, () => storage, tab);
  const learner = new Learner(
    documents,
    { now: () => clock.time, timeZone: () => clock.zone },
    typeof device === 'string' ? () => device : device,
  );
  return { learner, documents, storage, clock };
}

export function aLessonIdentity(overrides: Partial<LessonIdentity> = {}): LessonIdentity {
  return {
    videoId: aVideoId(1),
    courseId: 'course-1',
    lesson: 1,
    title: 'Lesson 1',
    courseTitle: 'Course 1',
    lessonCount: 2,
    ...overrides,
  };
}

/** A part watched of a video of 600 seconds, from its start unless told otherwise. */
export const watched = (to: number, from = 0) => ({
  at: to,
  duration: 600,
  ranges: [from, to],
  seconds: to - from,
});
