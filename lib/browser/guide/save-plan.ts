import { loadLearning } from '@/lib/browser/use-learning';
import type { Plan } from '@/lib/guide/plan.types';

/**
 * Puts the courses of a plan into My Courses, the first step last, because what was saved last stands first there.
 * @throws Error when the code that knows the learner cannot be fetched
 */
export async function savePlan({ steps }: Plan): Promise<void> {
  const learner = (await loadLearning()).currentLearner();
  for (const { course } of [...steps].reverse()) learner.saveCourse(course.id, course.title);
}
