import { wordKey } from '@polymath/engine/text/tokenize';
import type { CourseCard } from '@/lib/course';
import { LEVELS, type Level } from '@/lib/course/course.schema';
import { MAX_STEPS, type Plan, type PlanRequest, type PlanStep, type Stage } from './plan.types';

/** A single course that takes longer than this many weeks makes people give up. */
const TOO_MANY_WEEKS = 16;

const rankOf = (level: Level) => LEVELS.indexOf(level);

function levelFit(wanted: Level, level: Level | undefined): number {
  if (!level) return 0.1;
  const apart = rankOf(level) - rankOf(wanted);
  if (apart === 0) return 0.6;
  // Too easy wastes time; too hard stops people.
  return apart === -1 ? 0.1 : apart === 1 ? -0.3 : -0.9;
}

function suits(
  card: CourseCard,
  place: number,
  stage: Stage,
  request: PlanRequest,
  used: PlanStep[],
): number {
  let score = 1 - place / 24 + levelFit(stage.level, card.level);
  if (card.topic === stage.name) score += 0.35;
  if (card.playable) score += 0.35;
  if (card.cost === 'free') score += 0.15;
  if (card.cost === 'paid') score -= 0.4;
  const hours = hoursOf(card);
  if (hours !== undefined) score += hours > request.hoursPerWeek * TOO_MANY_WEEKS ? -0.4 : 0.25;
  // Without a chosen language, the language of the best match is preferred.
  if (!request.language && card.language !== stage.cards[0]?.language) score -= 0.5;
  if (used.some(({ course }) => course.provider === card.provider)) score -= 0.05;
  return score;
}

/** Why a course is a step. Only one that states a level that the learner has is said to be where to start. */
function why(stage: Stage, { level }: CourseCard, isStart: (level: Level) => boolean): string {
  const head = stage.reason ? `${stage.name}: ${stage.reason}.` : `${stage.name}.`;
  return level && isStart(level) ? `Start here. ${head}` : head;
}

/** Hours to plan with: what learners are said to need, else the length. */
const hoursOf = ({ workload, hours }: CourseCard): number | undefined => workload ?? hours;

/** Minutes of a course as its card shows them: whole hours from ten hours on. */
function shownMinutes(hours: number): number {
  const minutes = Math.max(1, Math.round(hours * 60));
  return minutes >= 600 ? Math.round(minutes / 60) * 60 : minutes;
}

/** Adds hours and weeks to the steps and computes the totals, so that the displayed numbers add up. */
export function addTotals(
  request: PlanRequest,
  chosen: { course: CourseCard; why: string }[],
  missing: string[],
  by: Plan['by'],
): Plan {
  let minutes = 0;
  let unknownLengths = 0;
  const week = request.hoursPerWeek * 60;
  const steps = chosen.map(({ course, why }): PlanStep => {
    const hours = hoursOf(course);
    if (hours === undefined) {
      unknownLengths++;
      return { course, why };
    }
    const length = shownMinutes(hours);
    const before = minutes;
    minutes += length;
    const step: PlanStep = { course, why, hours: length / 60 };
    if (unknownLengths === 0) {
      step.weeks = [Math.floor(before / week) + 1, Math.ceil(minutes / week)];
    }
    return step;
  });
  return { ...request, steps, hours: minutes / 60, unknownLengths, missing, by };
}

/**
 * A study plan by rule: for each stage in order the best fitting course, without duplicates. A stage without
 * a fitting course is listed as missing.
 */
export function makePlan(request: PlanRequest, stages: Stage[]): Plan {
  const chosen: { course: CourseCard; why: string }[] = [];
  const missing: string[] = [];
  const titles = new Set<string>();
  const covered = new Set<string>();
  for (const stage of stages) {
    if (chosen.length === MAX_STEPS) break;
    const [best] = stage.cards
      .map((card, place) => ({ card, score: suits(card, place, stage, request, chosen) }))
      .filter(({ card, score }) => score > 0 && !titles.has(wordKey(card.title)))
      .sort((a, b) => b.score - a.score);
    if (!best) {
      if (!missing.includes(stage.name)) missing.push(stage.name);
      continue;
    }
    titles.add(wordKey(best.card.title));
    covered.add(stage.name);
    const isStart = (level: Level) => chosen.length === 0 && rankOf(level) <= rankOf(request.level);
    chosen.push({ course: best.card, why: why(stage, best.card, isStart) });
  }
  return addTotals(
    request,
    chosen,
    missing.filter((name) => !covered.has(name)),
    'rule',
  );
}
