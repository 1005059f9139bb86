import { deniesLevel } from '@polymath/engine/text/title-levels';
import { wordKey } from '@polymath/engine/text/tokenize';
import type { CourseCard, Level } from '@/lib/course';
import generalWords from './general-words.json' with { type: 'json' };
import { PLAN_LEVELS, type PlannedStep } from './plan.types';

const rankOf = (level: Level) => PLAN_LEVELS.indexOf(level);

/** Whether a title has these words, one after the other. A note in a name ("Go (language)") is in no title. */
export const titleHas = (title: string, name: string): boolean =>
  ` ${wordKey(title)} `.includes(` ${wordKey(name.replace(/ \([^()]*\)$/, ''))} `);

/** Words that say of a title that it begins a subject or covers all of it, and those that say nothing. */
const GENERAL: ReadonlySet<string> = new Set(generalWords);
const MOST_MORE = 4;

/** How many words of an English title say more than the name of a topic: "React Context & Hooks" is not all of React. */
export function saysMore({ title, provider, language }: CourseCard, name: string): number {
  if (!language.startsWith('en')) return 0;
  const known = new Set(wordKey(`${name} ${provider}`).split(' '));
  const words = wordKey(title.replace(/ \([^()]*\)/g, '')).split(' ');
  const more = words.filter(
    (word) => !/\d/.test(word) && word.length > 1 && !known.has(word) && !GENERAL.has(word),
  );
  return Math.min(more.length, MOST_MORE);
}

/** Whether a title has a topic's name, or one of the two that it consists of ("UX/UI design", "Git and GitHub"). */
export const titleNames = (title: string, name: string): boolean =>
  [name, ...name.split(/ and |, |\//)].some((part) => titleHas(title, part));

/** Whether a course that has the topic of a step is about it: it is its first topic, or its title names it. */
export const isAbout = ({ title, topic }: CourseCard, { name }: PlannedStep): boolean =>
  topic === name || titleHas(title, name);

/**
 * How well the level of a course suits a step, from 0 to 1; below 0, not at all. Too easy wastes time, too hard stops
 * people. Many courses state no level.
 */
export function suitsLevel({ level, title }: CourseCard, wanted: Level): number {
  if (level === undefined) return deniesLevel(title, wanted) ? -1 : wanted === 'beginner' ? 0.4 : 0.2;
  const apart = rankOf(level) - rankOf(wanted);
  return apart === 0 ? 1 : apart === -1 ? 0.1 : -1;
}
