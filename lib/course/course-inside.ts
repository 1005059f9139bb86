import { insideSentence } from '@/lib/format/inside-sentence';
import { listOf } from '@/lib/format/join-words';
import { type Called, calledHere } from '@/lib/locale/topic-name';
import * as m from '@/messages/course';
import type { Audience, Course } from './course.schema';
import type { CourseCard } from './course-card';
import type { KnownSource } from './name-lists';
import { audienceLabel } from './offer-labels';
import type { KnowFirst } from './topic-map.types';
import { labelOf } from './versions';

/** A course by its name, or by what tells it from its other versions. */
export type NamedCourse = Pick<CourseCard, 'id' | 'title' | 'language'> & { label?: number | string };

/** Facts that its page has as they are, and its card has not. */
const FACTS = ['outline', 'estimate', 'audience', 'costSince', 'updated', 'summary'] as const;

/** What is known of the inside of a course, beyond its lessons: what it asks for, what it comes with, its parts elsewhere. */
export type CourseInside = Pick<Course, (typeof FACTS)[number]> & {
  /** Who counts its time, in words. */
  timeBy?: string;
  /** What it comes with, in words: "problem sets with solutions". */
  comesWith?: string[];
  needs?: Pick<NonNullable<Course['prerequisites']>, 'none' | 'alternatives'> & {
    knowledge?: Called[];
    courses?: NamedCourse[];
    /** A catalogue of its provider states it, not the course. */
    byCatalogue?: true;
    first?: KnowFirst;
  };
  /** The same course in other years, the earliest first, and in other places. */
  otherYears?: NamedCourse[];
  alsoOn?: NamedCourse[];
};

/** Whom a course is made for: "Children, 9 to 13 years", "School, years 5 to 7". */
export function forWhom({ group, ages, years }: Audience): string {
  return listOf([
    audienceLabel(group),
    ages && m.ages({ from: ages[0], to: ages[1] }),
    years && m.schoolYears({ from: years[0], to: years[1] }),
  ]);
}

/** Of none it is not known how many there are. */
const ASSETS: Record<NonNullable<Course['assets']>[number]['kind'], (values: { count: number }) => string> = {
  'problem-sets': m.problemSets,
  assignments: m.assignments,
  projects: m.projects,
  exams: m.exams,
  'lecture-notes': m.lectureNotes,
  readings: m.readings,
  textbook: m.textbooks,
};

/** What a course comes with, in words: "9 exams with solutions". */
export const assetWords = ({ assets = [] }: Pick<Course, 'assets'>): string[] =>
  assets.map(({ kind, count, solutions }) => {
    const what = ASSETS[kind]({ count: count ?? 0 });
    return solutions ? m.withSolutions({ assets: what }) : what;
  });

/** What a course asks for in its own words, in English; a topic is called as the page's language does. */
export function askedHere(words: string): Called {
  const topic: Called = { name: words.charAt(0).toUpperCase() + words.slice(1) };
  const { name, english } = calledHere(topic);
  return english === undefined ? { name: words } : { name: insideSentence(name), english };
}

const toNamed = ({ id, title, language }: CourseCard): NamedCourse => ({ id, title, language });

/** `named`: cards of the courses that it names. One that is gone is left out. `first`: topics of what comes first. */
export function toCourseInside(
  course: Course,
  {
    named = [],
    first,
    sources = [],
  }: {
    named?: readonly CourseCard[] | undefined;
    first?: KnowFirst | undefined;
    sources?: readonly KnownSource[] | undefined;
  } = {},
): CourseInside {
  const cards = new Map(named.map((card) => [card.id, card]));
  const find = (ids: readonly string[] = []) => ids.flatMap((id) => cards.get(id) ?? []);
  const { courses: ids, none, alternatives, knowledge, source } = course.prerequisites ?? {};
  const courses = find(ids).map(toNamed);
  const versions = find(course.versions).map((card) => ({ ...toNamed(card), label: labelOf(card, course) }));
  // Two versions of one year are told by their titles.
  const told = ({ label, ...version }: (typeof versions)[number]): NamedCourse =>
    label !== undefined && versions.filter((other) => other.label === label).length === 1
      ? { ...version, label }
      : version;
  const alsoOn = versions.filter(({ label }) => typeof label === 'string').map(told);
  const otherYears = versions.filter(({ label }) => typeof label !== 'string').map(told);
  const comesWith = assetWords(course);
  const timeBy = sources.find(({ id }) => id === course.timeBy)?.times;
  return {
    ...Object.fromEntries(
      FACTS.map((name) => [name, course[name]]).filter(([, value]) => value !== undefined),
    ),
    ...(timeBy && { timeBy }),
    ...(comesWith.length > 0 && { comesWith }),
    ...((courses.length > 0 || knowledge || none || first) && {
      needs: {
        ...(none && { none }),
        ...(alternatives && { alternatives }),
        ...(knowledge && { knowledge: knowledge.map(askedHere) }),
        ...(courses.length > 0 && { courses }),
        ...(source && { byCatalogue: true as const }),
        ...(first && { first }),
      },
    }),
    ...(otherYears.length > 0 && { otherYears }),
    ...(alsoOn.length > 0 && { alsoOn }),
  };
}
