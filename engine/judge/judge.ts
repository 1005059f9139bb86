import { fold } from '@polymath/engine/text/fold';
import type { Course } from '@/lib/course/course.schema';

/** Conditions on a course, all of which must hold. Texts are compared folded. */
export type Facts = {
  title?: RegExp;
  topic?: string | string[];
  provider?: RegExp;
  teacher?: RegExp;
  lesson?: RegExp;
  language?: string;
  level?: string;
  cost?: string;
  kind?: string;
  id?: RegExp;
};
/** 3: intended; 2: a good answer; 1: related. The highest matching rule counts. */
export type Rule = [grade: 1 | 2 | 3, facts: Facts];
export type QueryKind =
  | 'topic'
  | 'language'
  | 'typo'
  | 'intent'
  | 'navigational'
  | 'code'
  | 'abbreviation'
  | 'tail';
export type JudgedQuery = { words: string; kind: QueryKind; rules: Rule[] };

function holds(course: Course, facts: Facts): boolean {
  const { title, topic, provider, teacher, lesson, language, level, cost, kind, id } = facts;
  const topics = topic === undefined ? undefined : [topic].flat();
  return (
    (!title || title.test(fold(course.title))) &&
    (!topics || topics.some((slug) => course.topics.includes(slug))) &&
    (!provider || provider.test(fold(`${course.provider} ${course.platform ?? ''}`))) &&
    (!teacher || teacher.test(fold((course.instructors ?? []).join(' ')))) &&
    (!lesson || (course.lessons ?? []).some((one) => lesson.test(fold(one.title)))) &&
    (!language || course.language.split('-')[0] === language) &&
    (!level || course.level === level) &&
    (!cost || course.cost === cost) &&
    (!kind || course.kind === kind) &&
    (!id || id.test(course.id))
  );
}

export function gradeOf(course: Course, rules: Rule[]): number {
  return rules.reduce((best, [grade, facts]) => (grade > best && holds(course, facts) ? grade : best), 0);
}

export type Scores = { success1: number; success3: number; ndcg: number; mrr: number };

const DEPTH = 10;
const GOOD = 2;
const gain = (grade: number, at: number): number => (2 ** grade - 1) / Math.log2(at + 2);

/**
 * Measures one ranking. `grades` are those of the results in order, `all` those of every course of the
 * catalogue, for the ideal order.
 */
export function measure(grades: number[], all: number[]): Scores {
  const sum = (list: number[]) =>
    list.slice(0, DEPTH).reduce((total, grade, at) => total + gain(grade, at), 0);
  const best = sum([...all].sort((a, b) => b - a));
  const first = grades.slice(0, DEPTH).findIndex((grade) => grade >= GOOD);
  return {
    success1: first === 0 ? 1 : 0,
    success3: first >= 0 && first < 3 ? 1 : 0,
    ndcg: best > 0 ? sum(grades) / best : 0,
    mrr: first < 0 ? 0 : 1 / (first + 1),
  };
}

export function meanOf(scores: Scores[]): Scores {
  const mean = (read: (one: Scores) => number) =>
    scores.reduce((total, one) => total + read(one), 0) / Math.max(scores.length, 1);
  return {
    success1: mean((one) => one.success1),
    success3: mean((one) => one.success3),
    ndcg: mean((one) => one.ndcg),
    mrr: mean((one) => one.mrr),
  };
}
