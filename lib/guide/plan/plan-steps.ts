import type { Level, TopicMap } from '@/lib/course';
import { fulfils, mustBefore, neededFor, topicAt } from '@/lib/map';
import { MAX_STEPS, type NamedStep, PLAN_LEVELS, type PlannedStep, stepKey } from './plan.types';
import type { Target } from './read-target';
import { isLearnedLater, LANGUAGE_EXAMS } from './school';

/** Fewest steps that are left of a path for who has a higher level. */
const FEWEST_STEPS = 3;
/** What comes farther before a topic is assumed, and so is what is more than these. */
const NEAR = 2;
const MOST_BEFORE = 4;
/** Everybody who uses this site knows these. */
const USES_A_COMPUTER: readonly string[] = ['computer-basics', 'internet-basics', 'smartphones'];

export type Steps = { steps: PlannedStep[]; assumes: string[] };

const rankOf = (level: Level) => PLAN_LEVELS.indexOf(level);

/** The steps of a path from a level on, as long as some remain. */
function stepsOfPath(map: TopicMap, { path }: Target, level: Level): Steps {
  if (!path) return { steps: [], assumes: [] };
  const steps = path.steps.flatMap(({ topic, level, why, courses }): PlannedStep[] => {
    const name = topicAt(map, topic)?.name;
    return name === undefined ? [] : [{ topic, name, level, reason: why, ...(courses && { courses }) }];
  });
  const ahead = steps.filter((step) => rankOf(step.level) >= rankOf(level));
  const isBeginner = level === 'beginner';
  return {
    steps: isBeginner ? steps : ahead.length >= FEWEST_STEPS ? ahead : steps.slice(-FEWEST_STEPS),
    assumes: isBeginner ? (path.assumes ?? []) : [],
  };
}

/** How many steps a topic is before another one. */
function distances(map: TopicMap, slug: string): Map<string, number> {
  const found = new Map([[slug, 0]]);
  for (const [one, far] of found)
    for (const next of neededFor(map, one)) if (!found.has(next)) found.set(next, far + 1);
  return found;
}

const reasonOf = (map: TopicMap, slug: string, needing: readonly string[]): string =>
  needing
    .flatMap((one) => topicAt(map, one)?.requires ?? [])
    .find(({ topic, strength }) => topic === slug && strength === 'must')?.why ?? '';

/** The topic in whose courses another one is learned: what it is part of, where none are on itself. */
function taughtWith(map: TopicMap, slug: string): string {
  const { count, broader } = topicAt(map, slug) ?? {};
  return count === 0 && broader !== undefined && topicAt(map, broader)?.count ? broader : slug;
}

/** What must come before a topic, then the topic. Who is beyond its beginning knows what comes before. */
function stepsOfTopic(map: TopicMap, slug: string, level: Level, isOnly: boolean): Steps {
  const name = topicAt(map, slug)?.name ?? slug;
  const chain = mustBefore(map, slug);
  const far = distances(map, slug);
  const isNear = (one: string) => (far.get(one) ?? 0) <= NEAR && !USES_A_COMPUTER.includes(one);
  const near = level === 'beginner' ? chain.filter(isNear) : [];
  const taught = [...new Set(near.map((one) => taughtWith(map, one)))].filter((one) => one !== slug);
  const before = taught.slice(-MOST_BEFORE);
  const own = PLAN_LEVELS.filter((one) => rankOf(one) >= rankOf(level));
  return {
    steps: [
      ...before.map((topic): PlannedStep => {
        const reason = reasonOf(map, topic, [slug, ...chain]);
        return { topic, name: topicAt(map, topic)?.name ?? topic, level: 'beginner', reason, isBefore: true };
      }),
      ...own.slice(0, isOnly ? undefined : 1).map(
        (level, at): PlannedStep => ({
          topic: slug,
          name,
          level,
          reason: '',
          ...(at > 0 && { isMore: true }),
        }),
      ),
    ],
    assumes:
      level === 'beginner'
        ? chain
            .filter((one) => !before.includes(taughtWith(map, one)) && !USES_A_COMPUTER.includes(one))
            .slice(-3)
        : [],
  };
}

/** The steps to a target for a learner of this level, in learning order. */
export function planSteps(map: TopicMap, target: Target, level: Level): Steps {
  const subjectOf = (slug: string) => topicAt(map, slug)?.subject;
  const subjects = new Set(target.topics.map(subjectOf));
  // The steps of a topic's path are for who begins; those of a profession are of several levels.
  const isPath = level === 'beginner' || target.path?.goal === undefined;
  if (target.path && isPath) {
    const { steps, assumes } = stepsOfPath(map, target, level);
    const isOfLanguage = fulfils(map, target.school ?? '', LANGUAGE_EXAMS);
    // A school goes no further than the beginning of a subject, and teaches mathematics beside physics.
    // Nor does a child learn what comes years later: algebra after fractions.
    const isOfAge = ({ topic }: PlannedStep) =>
      target.pupils !== 'children' || !isLearnedLater(map, target.school ?? '', topic);
    const isOfSchool = (step: PlannedStep) =>
      (step.level === 'beginner' || isOfLanguage) && subjects.has(subjectOf(step.topic)) && isOfAge(step);
    return { steps: target.school === undefined ? steps : steps.filter(isOfSchool), assumes };
  }
  const inOrder: string[] = [];
  for (const slug of target.topics) {
    const at = inOrder.findIndex((one) => mustBefore(map, one).includes(slug));
    inOrder.splice(at < 0 ? inOrder.length : at, 0, slug);
  }
  const all = inOrder.map((slug) =>
    stepsOfTopic(map, slug, level, target.topics.length === 1 && target.pupils === undefined),
  );
  // Whoever learns science in a year of a school learns its mathematics there too.
  const isOther = ({ isBefore, topic }: PlannedStep) =>
    isBefore && target.school !== undefined && !subjects.has(subjectOf(topic));
  const own = all.flatMap(({ steps }) => steps.filter((step) => !isOther(step)));
  const steps = new Map(own.map((step) => [stepKey(step), step]));
  // What is too much is expected, the farthest first.
  const over = [...steps.values()]
    .filter(({ isBefore }) => isBefore)
    .slice(0, Math.max(0, steps.size - MAX_STEPS));
  for (const step of over) steps.delete(stepKey(step));
  const taught = new Set([...steps.values()].map(({ topic }) => topic));
  const assumed = [...over.map(({ topic }) => topic), ...all.flatMap(({ assumes }) => assumes)];
  return {
    steps: [...steps.values()].slice(0, MAX_STEPS),
    assumes: [...new Set(assumed)].filter((slug) => !taught.has(slug)),
  };
}

/** A topic and the level up to which it is known. */
function readKey(key: string): { topic: string; level: Level } {
  const [topic = '', said] = key.split('.');
  return { topic, level: PLAN_LEVELS.find((one) => one === said) ?? 'beginner' };
}

/** Whether a step is known to who knows these: the same or a part of it, up to its level, or something that needs it. */
export function isKnown(map: TopicMap, step: PlannedStep, known: readonly string[]): boolean {
  return known.some((key) => {
    const { topic, level } = readKey(key);
    if (fulfils(map, topic, step.topic)) return rankOf(step.level) <= rankOf(level);
    return step.level === 'beginner' && mustBefore(map, topic).some((one) => fulfils(map, one, step.topic));
  });
}

/** Removes what a learner knows or does not want; `known` and `removed` are what fell away. */
export function withoutSteps(
  map: TopicMap,
  steps: readonly PlannedStep[],
  { known = [], without = [] }: { known?: string[]; without?: string[] },
): { steps: PlannedStep[]; known: NamedStep[]; removed: NamedStep[] } {
  const named = (some: readonly PlannedStep[]) => {
    const byKey = new Map(some.map((step) => [stepKey(step), step.name]));
    return [...byKey].map(([key, name]) => ({ key, name }));
  };
  const isOut = (step: PlannedStep) => without.includes(stepKey(step));
  const isOver = (step: PlannedStep) => isKnown(map, step, known);
  return {
    steps: steps.filter((step) => !isOver(step) && !isOut(step)),
    known: named(steps.filter(isOver)),
    removed: named(steps.filter((step) => isOut(step) && !isOver(step))),
  };
}
