import { showUndo } from '@/lib/browser/show-undo';
import { showToast } from '@/lib/browser/toast';
import type { Plan } from '@/lib/guide/plan/plan.types';
import { planText } from '@/lib/guide/plan/plan-words';
import { loadLearning } from '@/lib/learning/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import * as learning from '@/messages/learning';

export async function copyPlan(plan: Plan): Promise<void> {
  try {
    await navigator.clipboard.writeText(planText(plan, (id) => `${location.origin}${paths.course(id)}`));
    await showToast(m.planCopied(), 'good');
  } catch {
    await showToast(m.planNotCopied());
  }
}

/** Saves a plan as a path in My Courses, or removes it from there. */
export async function togglePlan({ goal, steps }: Plan, isSaved: boolean): Promise<void> {
  try {
    const learner = (await loadLearning()).currentLearner();
    if (isSaved) return await showUndo(learning.planRemoved(), learner.removePath(goal));
    learner.savePath(
      goal,
      steps.map(({ course }) => ({ courseId: course.id, title: course.title })),
    );
    await showToast(m.planSaved({ count: steps.length }), 'good');
  } catch {
    await showToast(m.planNotSaved());
  }
}
