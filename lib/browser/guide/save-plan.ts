import { loadLearning } from '@/lib/browser/learning/use-learning';
import type { Plan } from '@/lib/guide/plan/plan.types';

/**
 * Keeps a plan as a path in My Courses.
 * @throws Error when the code that knows the learner cannot be fetched
 */
export async function savePlan({ goal, steps }: Plan): Promise<void> {
  const learner = (await loadLearning()).currentLearner();
  learner.savePath(
    goal,
    steps.map(({ course }) => ({ courseId: course.id, title: course.title })),
  );
}
