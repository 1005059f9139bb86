import type { TopicMap } from '@/lib/course';
import { fulfils, topicAt } from '@/lib/map';
import examSections from './exam-sections.json' with { type: 'json' };
import { saysName } from './names-in-goal';

/** Children of this age are in the first year of a school. */
const FIRST_YEAR = 6;
const YEARS = 12;
export const PRIMARY = 'primary-school';
/** Older people are in no school. */
const OLDEST = 19;
/** The subject of the catalogue that has the years, subjects and exams of schools. */
export const SCHOOL = 'School and exams';
/** Exams of every level, unlike those of schools. */
export const LANGUAGE_EXAMS = 'language-exams';
/** Whoever learns of health for children treats them, and a language is learned from the same courses. */
export const HEALTH = 'Health and lifestyle';
const FOR_ANY_AGE: ReadonlySet<string | undefined> = new Set([HEALTH, 'Languages']);
/** Who is no older learns some subjects in another way, younger ones are taught by their parents. */
export const CHILD = 12;
export const YOUNGEST = 4;
const FOR_CHILDREN: ReadonlyMap<string, string> = new Map([
  ['programming', 'programming-for-children'],
  ['game-development', 'programming-for-children'],
  ['personal-finance', 'money-for-kids'],
]);

export function yearOf(map: TopicMap, age: number): string | undefined {
  if (age > OLDEST) return undefined;
  const year = age - FIRST_YEAR + 1;
  const slug = year < 1 ? 'preschool' : `grade-${Math.min(year, YEARS)}`;
  return topicAt(map, slug) && slug;
}

/** What children of an age learn at school. */
export const learnedAt = (map: TopicMap, age: number): readonly string[] =>
  topicAt(map, yearOf(map, age) ?? '')?.leadsTo ?? [];

/** Whether children go to a school, or are in one of its years. */
export const isOfPrimary = (map: TopicMap, school: string): boolean =>
  school === PRIMARY || school === 'preschool' || topicAt(map, school)?.broader === PRIMARY;

/** Whether children learn a topic at school, and not before a year after this one: algebra in year 7, not in year 2. */
export function isLearnedLater(map: TopicMap, school: string, slug: string): boolean {
  const years = Array.from({ length: YEARS }, (_, at) => `grade-${at + 1}`);
  const isWithin = (year: string) => year === school || topicAt(map, year)?.broader === school;
  const next = years.findLastIndex(isWithin) + 1;
  const teaches = (year: string) =>
    (topicAt(map, year)?.leadsTo ?? []).some((one) => fulfils(map, one, slug));
  return years.slice(next).some(teaches) && ![school, ...years.slice(0, next)].some(teaches);
}

/** A topic, or what children learn instead. */
export function forChildren(map: TopicMap, slug: string): string {
  const other = FOR_CHILDREN.get(slug);
  return other !== undefined && topicAt(map, other) ? other : slug;
}

/** What children learn instead of what a topic is part of: those who want to use a maker of games learn to program. */
export function insteadForChildren(map: TopicMap, slug: string): string | undefined {
  const { broader } = topicAt(map, slug) ?? {};
  const other =
    FOR_CHILDREN.get(slug) ?? (broader === undefined ? undefined : insteadForChildren(map, broader));
  return other !== undefined && topicAt(map, other) ? other : undefined;
}

/** Of these, children learn each part. */
export const OF_CHILDREN: readonly string[] = ['arithmetic', 'programming-for-children', 'money-for-kids'];

export const isTaughtWhole = (map: TopicMap, slug: string): boolean =>
  OF_CHILDREN.some((known) => fulfils(map, slug, known));

/** Whether children learn a topic: at school, or it is theirs. */
export function isOfChildren(map: TopicMap, slug: string): boolean {
  const years = Array.from({ length: CHILD - YOUNGEST + 1 }, (_, at) => learnedAt(map, at + YOUNGEST));
  return years.flat().includes(slug) || isTaughtWhole(map, slug);
}

/** Whether a topic's courses suit children, too. */
export const suitsChildren = (map: TopicMap, slug: string): boolean =>
  isOfChildren(map, slug) || FOR_ANY_AGE.has(topicAt(map, slug)?.subject);

/** "High school chemistry": its few courses are filed under the subject. */
const SUBJECT_AT_SCHOOL = /^school-/;

/**
 * A subject of a school is learned with the subject itself, and so is what has no courses or is learned in a year; an exam has its
 * own. What is only part of a school is not all that the school teaches: reading is no arithmetic.
 */
export function inSchool(map: TopicMap, slug: string, isInYear: boolean): string {
  const { subject, kind, count, broader } = topicAt(map, slug) ?? {};
  const isWithin = SUBJECT_AT_SCHOOL.test(slug) || count === 0 || isInYear;
  const isSubject = subject === SCHOOL && kind === undefined && isWithin;
  const whole = broader === undefined ? undefined : topicAt(map, broader);
  return isSubject && whole && whole.kind !== 'stage' ? (broader ?? slug) : slug;
}

/** Of what is learned for an exam, that for the section which a goal names as examinees call it: "GRE quant". */
export function learnedForSection(
  map: TopicMap,
  learned: readonly string[],
  goal: readonly string[],
): string[] {
  const topics = Object.entries(examSections).filter(([, names]) =>
    names.some((name) => goal.includes(name)),
  );
  return learned.filter((slug) => topics.some(([topic]) => fulfils(map, slug, topic)));
}

/** What a year of a school or an exam takes of a topic: its parts; where no topic is named, those in the goal, or all. */
export function partsAtSchool(
  map: TopicMap,
  school: string,
  topics: readonly string[],
  goal: readonly string[],
): string[] {
  const { leadsTo = [], requires = [] } = topicAt(map, school) ?? {};
  const all = leadsTo.filter((slug) => topicAt(map, slug));
  if (topics.length === 0) {
    const said = all.filter((slug) => saysName(goal, topicAt(map, slug)?.name ?? ''));
    return said.length > 0 ? said : all;
  }
  const isPart = (slug: string) => topics.some((topic) => slug !== topic && fulfils(map, slug, topic));
  const parts = all.filter(isPart);
  if (parts.length > 0) return parts;
  // Of history, Indian civil servants need that of India.
  const needed = requires.filter(({ topic, strength }) => strength === 'must' && topicAt(map, topic)?.count);
  const own = needed.map(({ topic }) => topic).filter(isPart);
  return own.length > 0 ? own : [...topics];
}
