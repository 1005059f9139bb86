import type { CourseCard, Level } from '@/lib/course';

/** What a person wants to reach, and under which conditions. */
export type PlanRequest = {
  /** In their own words: "become a data scientist". */
  goal: string;
  /** Their present level. */
  level: Level;
  hoursPerWeek: number;
  /** BCP 47 tag; without it, any language. */
  language?: string;
};

/** One stage on the way to a goal, before a course is chosen for it. */
export type Stage = {
  /** Display name of what is learned here ("Statistics"). */
  name: string;
  level: Level;
  /** Why it is needed, as the end of a sentence ("to tell a pattern from chance"). */
  reason?: string;
  /** Courses for it, best match first. */
  cards: CourseCard[];
};

export type PlanStep = {
  course: CourseCard;
  why: string;
  /** Rounded as on the course's card, so that the displayed numbers add up; absent if unknown. */
  hours?: number;
  /** First and last week, from 1; absent from the first step of unknown length on. */
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
  /** Number of steps of unknown length, which the sum leaves out. */
  unknownLengths: number;
  /** Stages for which the catalogue has no fitting course. */
  missing: string[];
  /** Who chose the courses: our rule, or a language model among courses that the rule supplied. */
  by: 'rule' | 'model';
};

/** What the page of a plan shows; without a goal only the form. */
export type PlanView = {
  request?: PlanRequest;
  plan?: Plan;
  /** Languages that can be chosen, by name. */
  languages: { value: string; label: string }[];
};

/** Easiest first. Written out because the course schema must not be sent to a browser. */
export const PLAN_LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies Level[];

export const MAX_STEPS = 7;
export const MIN_HOURS_PER_WEEK = 1;
export const MAX_HOURS_PER_WEEK = 60;
export const DEFAULT_HOURS_PER_WEEK = 5;
