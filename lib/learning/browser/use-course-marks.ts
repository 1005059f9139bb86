import { useEffect, useMemo } from 'react';
import type { LessonMark } from '@/lib/course';
import type { LearningState } from './use-learning';

/**
 * What a learner did in a course, by lesson number; undefined while unknown. Its lessons may have been watched in
 * other courses, so somebody who has watched anything gets the list of its videos.
 */
export function useCourseMarks(
  courseId: string,
  learning: LearningState,
): ReadonlyMap<number, LessonMark> | undefined {
  const ready = learning.kind === 'ready' ? learning : undefined;
  const hasWatched = ready !== undefined && ready.facts.records.length > 0;
  useEffect(() => {
    if (!hasWatched) return;
    import('./course-briefs')
      .then(({ fetchBriefs }) => fetchBriefs([courseId]))
      // Then lessons that were watched in other courses only are not marked.
      .catch(() => undefined);
  }, [courseId, hasWatched]);
  return useMemo(
    () => ready?.learner.marksOf(courseId, ready.facts.outlines?.get(courseId)),
    [ready, courseId],
  );
}
