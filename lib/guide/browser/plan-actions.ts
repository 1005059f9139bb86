import { showUndo } from '@/lib/browser/show-undo';
import { showToast } from '@/lib/browser/toast';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { planParams } from '@/lib/guide/plan/plan-address';
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
export async function togglePlan(
  { goal, steps, by }: Plan,
  request: PlanRequest,
  isSaved: boolean,
): Promise<void> {
  try {
    const learner = (await loadLearning()).currentLearner();
    if (isSaved) return await showUndo(learning.planRemoved(), learner.removePath(goal));
    learner.savePath(
      goal,
      steps.map(({ course }) => ({ courseId: course.id, title: course.title })),
      // The page of a goal shows the plan by rule.
      by === 'rule' ? planParams(request).toString() : undefined,
    );
    await showToast(m.planSaved({ count: steps.length }), 'good');
  } catch {
    await showToast(m.planNotSaved());
  }
}
