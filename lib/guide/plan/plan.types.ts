import type { CourseCard, Level } from '@/lib/course';

/** The id of a plan on its page: who asks for one on a phone sees the same form as before, and the plan is below it. */
export const PLAN_PLACE = 'plan';

/** What a person wants to reach, and under which conditions. */
export type PlanRequest = {
  /** In their own words: "become a data scientist". */
  goal: string;
  /** Their present level; without it, what the goal says, else beginner. */
  level?: Level;
  hoursPerWeek: number;
  /** BCP 47 tag; without it, the language of the goal. */
  language?: string;
  /** Languages whose courses come first, if the plan is in no chosen one. */
  prefer?: string[];
  /** Keys of steps that they know already (`stepKey`). */
  known?: string[];
  /** Keys of steps that they do not want. */
  without?: string[];
  /** Ids of courses that they chose. */
  take?: string[];
};

/** What is learned in one step, before a course is chosen for it. */
export type PlannedStep = {
  topic: string;
  /** Display name of the topic ("Statistics"). */
  name: string;
  level: Level;
  /** Why it is needed, as the end of a sentence ("to tell a pattern from chance"). */
  reason: string;
  /** Ids of courses that a reader chose for it. */
  courses?: string[];
  /** The map has it before the goal: where there is no course, the plan expects it. */
  isBefore?: true;
  /** The plan is whole without it. */
  isMore?: true;
};

/** A step with the courses for it, best match first. */
export type Stage = PlannedStep & {
  cards: CourseCard[];
  /** The course that the person chose. */
  taken?: string;
  /** Only the person's choice made it a step. */
  isAdded?: true;
  /** Names of other steps that somebody who knows this one knows too. */
  knownToo?: string[];
  /** What somebody can do who knows it ("use if and else to choose"). */
  can?: string;
  hasMap?: true;
  /** Pupils learn it: courses for a university's students come last. */
  isOfSchool?: true;
};

/** Another course for a step. */
export type Alternative = {
  id: string;
  title: string;
  language: string;
  /** What differs from the course of the step. */
  facts: string;
};

export type PlanStep = {
  key: string;
  /** Display name of its topic. */
  name: string;
  course: CourseCard;
  why: string;
  /** Rounded as on the course's card, so that the displayed numbers add up; absent if unknown. */
  hours?: number;
  /** The hours are those of other courses of the same kind. */
  isAbout?: true;
  /** First and last week, from 1; absent from the first step of unknown length on. */
  weeks?: [first: number, last: number];
  others: Alternative[];
  isAdded?: true;
  knownToo?: string[];
  /** Empty where it is not known in the page's language: then one is asked for its name. */
  can?: string;
  hasMap?: true;
};

/** A step for which there is no course, before the step at this place. */
export type Gap = { key: string; name: string; why: string; at: number };

export type NamedStep = { key: string; name: string };

/** What a goal was understood as, and what it takes besides courses. */
export type Understood = {
  /** Display name of the profession or the topics. */
  name: string;
  level: Level;
  language: string;
  /** Names of topics that are expected to be known. */
  assumes: string[];
  /** Names of topics of which there are no courses. */
  missing: string[];
  /** What no course gives ("a licence"). */
  besides: string[];
  /** Steps that fell away because they are known. */
  known: NamedStep[];
  removed: NamedStep[];
  /** Keys of all steps in order, with those that fell away. */
  order: string[];
};

/** Why there is no plan, in a sentence, and what is near. */
export type Refusal = { why: string; near: { name: string; goal: string }[] };

export type Plan = Pick<PlanRequest, 'goal' | 'hoursPerWeek'> &
  Understood & {
    steps: PlanStep[];
    gaps: Gap[];
    /** Sum of the hours of the steps. */
    hours: number;
    /** Number of steps of unknown length, which the sum leaves out. */
    unknownLengths: number;
    /** Last day for who starts today, YYYY-MM-DD, if all lengths are known. */
    end?: string;
    /** Who chose the courses: our rule, or a language model among courses that the rule supplied. */
    by: 'rule' | 'model';
  };

/** What the page of a plan shows; without a goal only the form. */
export type PlanView = {
  request?: PlanRequest;
  plan?: Plan;
  refusal?: Refusal;
  /** Languages that can be chosen, by name. */
  languages: { value: string; label: string }[];
};

/** Easiest first. Written out because the course schema must not be sent to a browser. */
export const PLAN_LEVELS = ['beginner', 'intermediate', 'advanced'] as const satisfies Level[];

export const MAX_STEPS = 7;
export const MIN_HOURS_PER_WEEK = 1;
export const MAX_HOURS_PER_WEEK = 60;
export const DEFAULT_HOURS_PER_WEEK = 5;
/** The most steps and courses that a person can choose or leave out. */
export const MAX_CHANGES = 20;

/** Names a step: its topic, with the level from intermediate on ("english.intermediate"). */
export const stepKey = ({ topic, level }: Pick<PlannedStep, 'topic' | 'level'>): string =>
  level === 'beginner' ? topic : `${topic}.${level}`;

/** Before which step of a plan one stood that fell away; behind the last one, their number. */
export function placeOfDropped(key: string, { order, steps }: Pick<Plan, 'order' | 'steps'>): number {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  return steps.findLastIndex((step) => before.includes(step.key)) + 1;
}

export const topicOfKey = (key: string): string => key.split('.')[0] ?? key;
