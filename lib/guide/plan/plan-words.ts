import { hoursAndMinutes, longDay } from '@/lib/course';
import { sentencesOf } from '@/lib/format/join-words';
import * as m from '@/messages/guide';
import type { Plan, PlanStep } from './plan.types';

/** A total to the minute: rounded like a single course's length, it would differ from the sum of its parts. */
const timeOf = (hours: number): string => hoursAndMinutes(Math.round(hours * 60));

/** "14 h 30 min in total: about 3 weeks at 5 h a week"; without weeks if lengths are unknown. */
export function lengthWords({ steps, hours, unknownLengths, hoursPerWeek, end }: Plan): string {
  if (unknownLengths === steps.length) return m.planLengthUnknown({ count: steps.length });
  if (unknownLengths > 0) return m.atLeast({ time: timeOf(hours), count: unknownLengths });
  const time = timeOf(hours);
  const length = m.planLength({
    total: steps.some(({ isAbout }) => isAbout) ? m.aboutTotal({ time }) : time,
    weeks: Math.ceil(hours / hoursPerWeek),
    hours: timeOf(hoursPerWeek),
  });
  return sentencesOf([length, end && m.finishes({ day: longDay(end) })]);
}

/** "Weeks 2 to 4 · 12 h", "Week 5 · about 8 h", "About 8 h": it follows a sentence. */
export function stepTime({ hours, isAbout, weeks }: PlanStep): string {
  if (hours === undefined) return m.lengthUnknown();
  const time = timeOf(hours);
  if (!weeks) return isAbout ? m.aboutTimeAlone({ time }) : time;
  const length = isAbout ? m.aboutTime({ time }) : time;
  const [first, last] = weeks;
  return `${first === last ? m.week({ first }) : m.weeksTo({ first, last })} · ${length}`;
}

/** The plan as plain text to save or share. `address` returns the full address of a course id. */
export function planText(plan: Plan, address: (id: string) => string): string {
  const steps = plan.steps.map(
    (step, index) =>
      `${index + 1}. ${step.course.title} (${step.course.provider})\n   ${step.why} ${stepTime(step)}\n   ${address(step.course.id)}`,
  );
  const gaps = plan.gaps.map(({ name }) => m.noCourseOn({ name }));
  return [m.myPlan({ goal: plan.goal }), ...steps, ...gaps, lengthWords(plan)].join('\n\n');
}
