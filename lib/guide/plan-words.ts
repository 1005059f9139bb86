import { countOf } from '@/lib/count';
import type { Plan, PlanStep } from './plan.types';

const hoursOf = (hours: number) => `${hours} h`;

/** "14.5 h in all, 3 weeks at 5 h a week", and what is not known of it. */
export function lengthWords({ steps, hours, unknownLengths, hoursPerWeek }: Plan): string {
  const unknown = countOf(unknownLengths, 'course does', 'courses do');
  if (unknownLengths === steps.length)
    return `The length of ${steps.length === 1 ? 'it' : 'these'} is not known.`;
  const weeks = countOf(Math.ceil(hours / hoursPerWeek), 'week');
  const sum = `${hoursOf(hours)} in all: about ${weeks} at ${hoursOf(hoursPerWeek)} a week`;
  return unknownLengths === 0
    ? `${sum}.`
    : `At least ${sum}; ${unknown} not state ${unknownLengths === 1 ? 'its' : 'their'} length.`;
}

/** "Weeks 2 to 4 · 12 h" */
export function stepTime({ hours, weeks }: PlanStep): string {
  if (hours === undefined) return 'Length not known';
  if (!weeks) return hoursOf(hours);
  const [first, last] = weeks;
  return `${first === last ? `Week ${first}` : `Weeks ${first} to ${last}`} · ${hoursOf(hours)}`;
}

/** The plan as plain text, to be kept or sent to a friend. `address` makes a full address of a course's id. */
export function planText(plan: Plan, address: (id: string) => string): string {
  const steps = plan.steps.map(
    (step, index) =>
      `${index + 1}. ${step.course.title} (${step.course.provider})\n   ${step.why} ${stepTime(step)}\n   ${address(step.course.id)}`,
  );
  return [`My path: ${plan.goal}`, ...steps, lengthWords(plan)].join('\n\n');
}
