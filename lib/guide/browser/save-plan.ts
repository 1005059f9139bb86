import type { Plan } from '@/lib/guide/plan/plan.types';
import { loadLearning } from '@/lib/learning/browser';

/**
 * Saves a plan as a path in My Courses.
 * @throws Error when the code of the current learner cannot be loaded
 */
export async function savePlan({ goal, steps }: Plan): Promise<void> {
  const learner = (await loadLearning()).currentLearner();
  learner.savePath(
    goal,
    steps.map(({ course }) => ({ courseId: course.id, title: course.title })),
  );
}
