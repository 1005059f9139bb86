import { wellFormed } from '@/lib/format/well-formed';
import type { MyCourse } from './learner-courses';
import type { LearningPath } from './records/learner-documents.schema';

export type PathStep = LearningPath['steps'][number] & {
  state: 'finished' | 'begun' | 'ahead';
  /** 0 to 1. */
  fraction: number;
};

export type PathProgress = {
  goal: string;
  /** The parameters of its plan's page. */
  query?: string | undefined;
  steps: PathStep[];
  finished: number;
  /** Of the whole path, 0 to 1: each course counts the same. */
  fraction: number;
  /** The first unfinished course. */
  next?: PathStep;
};

const MAX_ID = 120;

/** The id of a path: equal words give the same id, regardless of case and accents. */
export function pathId(goal: string): string {
  const words =
    goal
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `path-${wellFormed(words.join('-').slice(0, MAX_ID))}`;
}

/** The saved paths, latest first, each with its progress. */
export function pathsWithProgress(paths: LearningPath[], courses: MyCourse[]): PathProgress[] {
  const mine = new Map(courses.map((course) => [course.id, course]));
  return paths
    .filter(({ savedAt, steps }) => savedAt !== undefined && steps.length > 0)
    .sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))
    .map(({ goal, query, steps: listed }) => {
      const steps = listed.map((step): PathStep => {
        const course = mine.get(step.courseId);
        const finished = course?.state === 'finished';
        const fraction = finished ? 1 : (course?.progress.fraction ?? 0);
        const begun = finished || course?.state === 'continue';
        return { ...step, fraction, state: finished ? 'finished' : begun ? 'begun' : 'ahead' };
      });
      const next = steps.find(({ state }) => state !== 'finished');
      return {
        goal,
        query,
        steps,
        finished: steps.filter(({ state }) => state === 'finished').length,
        fraction: steps.reduce((sum, { fraction }) => sum + fraction, 0) / steps.length,
        ...(next && { next }),
      };
    });
}
