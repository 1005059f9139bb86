import { spellTopic } from '@/lib/course';
import { LEVELS, type Level } from '@/lib/course/course.schema';
import { isOnSubject, withoutNote } from '@/lib/guide/plan/on-subject';
import type { Prerequisite } from '@/lib/guide/plan/path-templates';
import type { PlanRequest, Stage } from '@/lib/guide/plan/plan.types';
import { readGoal } from '@/lib/guide/plan/read-goal';
import type { Filters, Search, SearchAnswer } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';

type Finder = Pick<SearchEngine, 'search'>;

/** Minimum number of prerequisites for a path template. */
const FEWEST_PREREQUISITES = 3;
/** The best results decide which subject is gone into. */
const LEADING = 4;
/** Number of courses at the learner's own level before the level rises. */
const AT_START = 2;

function searchFor(words: string, filters: Filters, { language }: PlanRequest): Search {
  return {
    words,
    filters: language ? { ...filters, language: [language] } : filters,
    sort: 'relevance',
    page: 1,
    literal: false,
    asText: [],
  };
}

/** Only results that match all words: a plan must stay on its subject. */
function fitting({ results, relaxed, complete }: SearchAnswer): SearchAnswer['results'] {
  return relaxed ? results.slice(0, complete ?? 0) : results;
}

const atLeast = (level: Level, floor: Level): Level =>
  LEVELS.indexOf(level) < LEVELS.indexOf(floor) ? floor : level;

/** Skips what someone of that level already knows, as long as a path remains. */
function prerequisitesFrom(prerequisites: Prerequisite[], level: Level): Prerequisite[] {
  const ahead = prerequisites.filter(
    (prerequisite) => LEVELS.indexOf(prerequisite.level) >= LEVELS.indexOf(level),
  );
  const kept = ahead.length >= FEWEST_PREREQUISITES ? ahead : prerequisites.slice(-FEWEST_PREREQUISITES);
  return kept.map((prerequisite) => ({ ...prerequisite, level: atLeast(prerequisite.level, level) }));
}

async function followTemplate(
  catalog: Finder,
  request: PlanRequest,
  prerequisites: Prerequisite[],
): Promise<Stage[]> {
  return Promise.all(
    prerequisitesFrom(prerequisites, request.level).map(async ({ topic, level, reason }): Promise<Stage> => {
      const answer = await catalog.search(searchFor(topic.replaceAll('-', ' '), { topic: [topic] }, request));
      const facet = answer.facets.find(({ name }) => name === 'topic');
      const name = facet?.values.find(({ value }) => value === topic)?.label ?? topic.replaceAll('-', ' ');
      const cards = answer.results.map(({ marks: _marks, ...card }) => card);
      return { name, level, reason, cards: cards.filter((card) => isOnSubject(card, name, [name])) };
    }),
  );
}

const REASONS: Record<Level, [first: string, more: string]> = {
  beginner: ['the basics', 'more of the basics'],
  intermediate: ['the next level', 'more practice at this level'],
  advanced: ['in depth', 'more advanced practice'],
};

const baseOf = (language: string | undefined) => language?.split('-')[0];

/** Names of the topics and subjects of an answer; the goal takes their spelling. */
function namesIn({ facets, results }: SearchAnswer): string[] {
  const topics = facets.find(({ name }) => name === 'topic')?.values.map(({ label }) => label) ?? [];
  return [...topics, ...results.flatMap(({ subject }) => subject ?? [])];
}

/** For a goal that is a single topic: courses of that topic from level to level. */
async function raiseLevels(catalog: Finder, request: PlanRequest, words: string): Promise<Stage[]> {
  const levels = LEVELS.slice(LEVELS.indexOf(request.level));
  const [any, ...answers] = await Promise.all([
    catalog.search(searchFor(words, {}, request)),
    ...levels.map((level) => catalog.search(searchFor(words, { level: [level] }, request))),
  ]);
  const named = any.named ?? [];
  const leading = new Set(any.results.slice(0, LEADING).map(({ topic }) => topic));
  // Without a chosen language, the plan uses the language of the words, as the search detects it.
  const spoken = baseOf(request.language ?? any.results[0]?.language);
  const cardsOf = (answer: SearchAnswer) =>
    fitting(answer)
      .filter((card) => baseOf(card.language) === spoken && isOnSubject(card, words, named))
      .map(({ marks: _marks, ...card }) => card);
  const name = withoutNote(spellTopic(words, [...named, ...namesIn(any)]));
  const stages = answers.flatMap((answer, index): Stage[] => {
    const level = levels[index] ?? request.level;
    // What a profession takes besides: a pilot does not go on with field theory.
    const cards = cardsOf(answer).filter(({ topic }) => index === 0 || leading.has(topic));
    const count = Math.min(index === 0 ? AT_START : 1, cards.length);
    return REASONS[level].slice(0, count).map((reason) => ({ name, level, reason, cards }));
  });
  // Many courses state no level. One of those is better than a path with a single step.
  const unstated = cardsOf(any).filter(({ level }) => level === undefined);
  const more = Math.min(Math.max(0, FEWEST_PREREQUISITES - stages.length), unstated.length);
  const rest: Stage = { name, level: request.level, reason: 'another course on this topic', cards: unstated };
  // Nobody begins with the end: an advanced course alone is no plan for a beginner.
  if (more === 0 && !stages.some(({ level }) => level === request.level)) return [];
  return [...stages, ...Array.from({ length: more }, () => rest)];
}

/**
 * The stages towards a goal, each with the catalogue's courses for it. Goals with a path template follow its
 * prerequisites; all others go from level to level.
 */
export async function gatherStages(catalog: Finder, request: PlanRequest): Promise<Stage[]> {
  const { words, template } = readGoal(request.goal);
  return template
    ? followTemplate(catalog, request, template.prerequisites)
    : raiseLevels(catalog, request, words);
}
