import { wordKey } from '@polymath/engine/text/tokenize';
import { audienceOf, type CourseCard, cardFacts, type UsualHours, usualHoursOf } from '@/lib/course';
import { addDays } from '@/lib/format/local-day';
import { inEnglishOnly, topicName } from '@/lib/locale/topic-name';
import * as m from '@/messages/guide';
import {
  type Alternative,
  type Gap,
  MAX_STEPS,
  type Plan,
  type PlanRequest,
  type PlanStep,
  type Stage,
  stepKey,
  type Understood,
} from './plan.types';
import { primaryTag } from './plan-languages';
import { saysMore, suitsLevel, titleHas } from './suits-step';

/** A single course that takes longer than this many weeks makes people give up. */
const TOO_MANY_WEEKS = 16;
const MOST_OTHERS = 5;

/** What a plan is made of, and the first day. */
export type PlanParts = {
  request: PlanRequest;
  stages: Stage[];
  understood: Understood;
  usualHours: UsualHours;
  /** YYYY-MM-DD. */
  today: string;
};

type Chosen = { stage: Stage; course: CourseCard; why: string };

function scoreOf(
  card: CourseCard,
  place: number,
  stage: Stage,
  { request }: PlanParts,
  used: Chosen[],
): number {
  let score = suitsLevel(card, stage.level) - place / 24;
  const chosen = stage.courses?.indexOf(card.id) ?? -1;
  score += chosen >= 0 ? 1 - chosen / 10 : -0.07 * saysMore(card, stage.name);
  // A course that only names the topic may teach something else with it.
  score += card.topic === stage.name ? 0.35 : -0.4;
  if (titleHas(card.title, stage.name)) score += stage.isMore ? 0.6 : 0.2;
  if (stage.isOfSchool && audienceOf(card) === 'university') score -= 0.3;
  if (card.playable) score += 0.35;
  if (card.cost === 'free') score += 0.15;
  if (card.cost === 'paid') score -= 0.4;
  if (card.unchecked) score -= 0.1;
  const hours = card.workload ?? card.hours;
  if (hours !== undefined) score += hours > request.hoursPerWeek * TOO_MANY_WEEKS ? -0.4 : 0.25;
  if (primaryTag(card.language) !== primaryTag(stage.cards[0]?.language ?? '')) score -= 0.5;
  if (used.some(({ course }) => course.provider === card.provider)) score -= 0.05;
  return score;
}

/** The courses of a stage, the best first; those in a preferred language before all others. */
function ranked(stage: Stage, parts: PlanParts, used: Chosen[]): CourseCard[] {
  const { prefer = [] } = parts.request;
  return stage.cards
    .map((card, place) => ({
      card,
      isOther: Number(!prefer.includes(primaryTag(card.language))),
      score: scoreOf(card, place, stage, parts, used),
    }))
    .sort((a, b) => a.isOther - b.isOther || b.score - a.score)
    .map(({ card }) => card);
}

/** Why a step is needed, as far as the page's language has it: what the person did is said in each. */
const reasonOf = ({ reason, isAdded }: Stage): string => (isAdded ? reason : inEnglishOnly(reason)) ?? '';

function whyOf(stage: Stage): string {
  const [name, reason] = [topicName(stage.name), reasonOf(stage)];
  return reason ? m.whyReason({ name, reason }) : m.why({ name });
}

/** Minutes of a course as its card shows them: whole hours from ten hours on. */
function shownMinutes(hours: number): number {
  const minutes = Math.max(1, Math.round(hours * 60));
  return minutes >= 600 ? Math.round(minutes / 60) * 60 : minutes;
}

/** Hours to plan with: what learners are said to need, else the length, else about what courses of its platform or its kind take. */
export function hoursOf(card: CourseCard, usualHours: UsualHours): { hours?: number; isAbout?: true } {
  const known = card.workload ?? card.hours;
  if (known !== undefined) return { hours: shownMinutes(known) / 60 };
  const usual = card.aboutHours ?? usualHoursOf(card, usualHours);
  return usual === undefined ? {} : { hours: usual, isAbout: true };
}

/** What another course has that the chosen one has not. */
function differs(card: CourseCard, course: CourseCard): string {
  const own = cardFacts(course, '').split('\u00a0· ');
  const other = cardFacts(card, '')
    .split('\u00a0· ')
    .filter((fact) => !own.includes(fact));
  const plays = card.playable && !course.playable ? [m.playsHere()] : [];
  return [card.provider, ...other, ...plays].join('\u00a0· ');
}

const toAlternative = (card: CourseCard, course: CourseCard): Alternative => ({
  id: card.id,
  title: card.title,
  language: card.language,
  facts: differs(card, course),
});

/** Adds hours, weeks and the last day to the chosen courses, so that the displayed numbers add up. */
function withTotals(parts: PlanParts, chosen: Chosen[], gaps: Gap[], by: Plan['by']): Plan {
  const { request, understood, today, usualHours } = parts;
  const week = request.hoursPerWeek * 60;
  let minutes = 0;
  let unknownLengths = 0;
  const taken = new Set(chosen.map(({ course }) => course.id));
  const steps = chosen.map((one): PlanStep => {
    const { stage, course, why } = one;
    const length = hoursOf(course, usualHours);
    const others = ranked(stage, parts, [])
      .filter(({ id }) => !taken.has(id))
      .slice(0, MOST_OTHERS)
      .map((card) => toAlternative(card, course));
    const { isAdded, knownToo, can, hasMap } = stage;
    const step: PlanStep = {
      key: stepKey(stage),
      name: topicName(stage.name),
      course,
      why,
      ...length,
      others,
      ...(isAdded && { isAdded }),
      ...(knownToo && { knownToo: knownToo.map(topicName) }),
      ...(can && { can: inEnglishOnly(can) ?? '' }),
      ...(hasMap && { hasMap }),
    };
    if (length.hours === undefined) {
      unknownLengths++;
      return step;
    }
    const before = minutes;
    minutes += Math.round(length.hours * 60);
    if (unknownLengths === 0)
      step.weeks = [Math.floor(before / week) + 1, Math.max(1, Math.ceil(minutes / week))];
    return step;
  });
  const end = addDays(today, Math.ceil((minutes / week) * 7));
  return {
    goal: request.goal,
    hoursPerWeek: request.hoursPerWeek,
    ...understood,
    steps,
    gaps,
    hours: minutes / 60,
    unknownLengths,
    ...(unknownLengths === 0 && steps.length > 0 && { end }),
    by,
  };
}

/**
 * A study plan by rule: for each step in order the course that the person took, else the best fitting one, without
 * duplicates. A step without a course is a gap.
 */
export function makePlan(parts: PlanParts): Plan {
  const chosen: Chosen[] = [];
  const gaps: Gap[] = [];
  const titles = new Set<string>();
  const reserved = new Set(parts.stages.flatMap(({ taken }) => taken ?? []));
  // A second course on a topic of which there is but one is not missed.
  const isTaught = (topic: string) => chosen.some(({ stage }) => stage.topic === topic);
  for (const stage of parts.stages) {
    if (chosen.length === MAX_STEPS && !stage.taken) continue;
    const isFree = (card: CourseCard) =>
      stage.taken === undefined
        ? !reserved.has(card.id) && !titles.has(wordKey(card.title))
        : card.id === stage.taken;
    const best = ranked(stage, parts, chosen).find(isFree);
    if (best) {
      titles.add(wordKey(best.title));
      chosen.push({ stage, course: best, why: whyOf(stage) });
    } else if (!stage.isMore && !isTaught(stage.topic)) {
      gaps.push({
        key: stepKey(stage),
        name: topicName(stage.name),
        why: reasonOf(stage),
        at: chosen.length,
      });
    }
  }
  return withTotals(parts, chosen, gaps, 'rule');
}

/** A plan with the courses that a model chose among those of the stages. */
export function planOf(parts: PlanParts, steps: { course: CourseCard; why: string }[]): Plan {
  const chosen = steps.flatMap(({ course, why }): Chosen[] => {
    const stage = parts.stages.find(({ cards }) => cards.some(({ id }) => id === course.id));
    return stage ? [{ stage, course, why }] : [];
  });
  return withTotals(parts, chosen, [], 'model');
}
