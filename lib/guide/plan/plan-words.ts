import { longDay } from '@/lib/course';
import { countOf } from '@/lib/format/count';
import type { Plan, PlanStep } from './plan.types';

/** A total to the minute: rounded like a single course's length, it would differ from the sum of its parts. */
function hoursOf(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  return [whole && `${whole} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ');
}

/** "14 h 30 min in total: about 3 weeks at 5 h a week"; without weeks if lengths are unknown. */
export function lengthWords({ steps, hours, unknownLengths, hoursPerWeek, end }: Plan): string {
  if (unknownLengths === steps.length)
    return `We do not know how long ${steps.length === 1 ? 'it is' : 'they are'}.`;
  if (unknownLengths > 0) {
    const unknown = countOf(unknownLengths, 'course');
    return `At least ${hoursOf(hours)} in total. We do not know the length of ${unknown}.`;
  }
  const total = steps.some(({ isAbout }) => isAbout) ? `About ${hoursOf(hours)}` : hoursOf(hours);
  const weeks = countOf(Math.ceil(hours / hoursPerWeek), 'week');
  const last = end ? ` Who starts today finishes around ${longDay(end)}.` : '';
  return `${total} in total: about ${weeks} at ${hoursOf(hoursPerWeek)} a week.${last}`;
}

/** "Weeks 2 to 4 · 12 h", "Week 5 · about 8 h" */
export function stepTime({ hours, isAbout, weeks }: PlanStep): string {
  if (hours === undefined) return 'Length unknown';
  const length = isAbout ? `about ${hoursOf(hours)}` : hoursOf(hours);
  if (!weeks) return length;
  const [first, last] = weeks;
  return `${first === last ? `Week ${first}` : `Weeks ${first} to ${last}`} · ${length}`;
}

/** The plan as plain text to save or share. `address` returns the full address of a course id. */
export function planText(plan: Plan, address: (id: string) => string): string {
  const steps = plan.steps.map(
    (step, index) =>
      `${index + 1}. ${step.course.title} (${step.course.provider})\n   ${step.why} ${stepTime(step)}\n   ${address(step.course.id)}`,
  );
  const gaps = plan.gaps.map(({ name }) => `We have no course on ${name}.`);
  return [`My plan: ${plan.goal}`, ...steps, ...gaps, lengthWords(plan)].join('\n\n');
}
