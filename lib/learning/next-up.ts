import type { MyCourse } from './learner-courses';
import type { PathProgress, PathStep } from './learning-paths';

export type NextUp =
  | { kind: 'course'; course: MyCourse }
  | { kind: 'plan'; plan: PathProgress; step: PathStep };

/**
 * What to go on with: the course watched last, the latest plan and the latest saved course. Where one is missing,
 * other courses take its place.
 * @param courses latest first
 * @param plans latest first
 */
export function nextUp(courses: MyCourse[], plans: PathProgress[], most: number): NextUp[] {
  const toItems = (state: MyCourse['state']) =>
    courses.filter((course) => course.state === state).map((course): NextUp => ({ kind: 'course', course }));
  const [begun, saved] = [toItems('continue'), toItems('saved')];
  const open = plans.flatMap((plan): NextUp[] =>
    plan.next ? [{ kind: 'plan', plan, step: plan.next }] : [],
  );
  const firsts = [begun, open, saved].flatMap((items) => items.slice(0, 1));
  const others = [...begun, ...saved].filter((item) => !firsts.includes(item));
  return [...firsts, ...others].slice(0, most);
}
