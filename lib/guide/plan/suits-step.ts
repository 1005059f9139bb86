import { deniesLevel } from '@polymath/engine/text/title-levels';
import { wordKey } from '@polymath/engine/text/tokenize';
import type { CourseCard, Level } from '@/lib/course';
import { PLAN_LEVELS, type PlannedStep } from './plan.types';

const rankOf = (level: Level) => PLAN_LEVELS.indexOf(level);

/** Whether a title has these words, one after the other. A note in a name ("Go (language)") is in no title. */
export const titleHas = (title: string, name: string): boolean =>
  ` ${wordKey(title)} `.includes(` ${wordKey(name.replace(/ \([^()]*\)$/, ''))} `);

/** Whether a course that has the topic of a step is about it: it is its first topic, or its title names it. */
export const isAbout = ({ title, topic }: CourseCard, { name }: PlannedStep): boolean =>
  topic === name || titleHas(title, name);

/**
 * How well the level of a course suits a step, from 0 to 1; below 0, not at all. Too easy wastes time, too hard stops
 * people. Many courses state no level.
 */
export function levelFit({ level, title }: CourseCard, wanted: Level): number {
  if (level === undefined) return deniesLevel(title, wanted) ? -1 : wanted === 'beginner' ? 0.4 : 0.2;
  const apart = rankOf(level) - rankOf(wanted);
  return apart === 0 ? 1 : apart === -1 ? 0.1 : -1;
}
