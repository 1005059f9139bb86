import type { Level } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';

/** What a person wants to reach, and with what. */
export type PlanRequest = {
  /** In their own words: "become a data scientist". */
  goal: string;
  /** Where they stand now. */
  level: Level;
  hoursPerWeek: number;
  /** BCP 47 tag; any language without it. */
  language?: string;
};

/** One piece of the way to a goal, before a course is chosen for it. */
export type Stage = {
  /** Display name of what is learned here ("Statistics"). */
  name: string;
  level: Level;
  /** Why it belongs on the way, as the end of a sentence ("to tell a pattern from chance"). */
  reason?: string;
  /** Courses on it, best match first. */
  cards: CourseCard[];
};

export type PlanStep = {
  course: CourseCard;
  why: string;
  /** As the card of the course rounds them, so that what is shown adds up; absent where the length is not known. */
  hours?: number;
  /** First and last week, counted from 1; absent from the first step of unknown length on. */
  weeks?: [first: number, last: number];
};

export type Plan = {
  goal: string;
  level: Level;
  hoursPerWeek: number;
  language?: string;
  steps: PlanStep[];
  /** Sum of the hours of the steps. */
  hours: number;
  /** Steps of unknown length: the sum is without them. */
  unknownLengths: number;
  /** Parts of the way for which the catalogue has no fitting course. */
  missing: string[];
  /** Who chose: our rule, or a language model among courses that the rule supplied. */
  by: 'rule' | 'model';
};

/** Easiest first; written out because the schema of courses must not travel to a browser. */
export const PLAN_LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies Level[];

export const MAX_STEPS = 7;
export const MIN_HOURS_PER_WEEK = 1;
export const MAX_HOURS_PER_WEEK = 60;
export const DEFAULT_HOURS_PER_WEEK = 5;
