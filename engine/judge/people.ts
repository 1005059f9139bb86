import { z } from 'zod';
import { versionsKey } from '@/engine/format/analyse-course';
import type { Course } from '@/lib/course/course.schema';
import { studyHours } from '@/lib/course/labels';
import { readJsonl } from '@/scripts/read-jsonl';
import { measure, type Scores } from './judge';
import type { JudgedAnswer } from './searcher';

/** The fields of a course that a rule can test, without the `!` that negates one. */
const FIELDS = ['T', 'K', 'P', 'F', 'I', 'L', 'V', 'C', 'N', 'S'] as const;
type Field = (typeof FIELDS)[number];

const factsSchema = z.record(
  z.string().regex(/^(?:!?[TKPFILVCNS]|Hmax|Hmin)$/),
  z.union([z.string(), z.number()]),
);
type Facts = z.infer<typeof factsSchema>;

const querySchema = z.strictObject({
  id: z.string(),
  q: z.string(),
  kind: z.string(),
  lang: z.string(),
  rules: z.array(z.tuple([z.number().int().min(0).max(3), factsSchema])),
  /** The words are spelled correctly: an answer for other words is an error. */
  noCorrection: z.boolean().optional(),
  mustCorrectTo: z.string().optional(),
  exclude: z.array(factsSchema).optional(),
  /** The built-in catalogue has no course for it. */
  none: z.boolean().optional(),
  /** A pattern of the topic names that may be shown as similar. */
  near: z.string().optional(),
});
export type PeopleQuery = z.infer<typeof querySchema>;

/** Reads searches as people type them, one per line; see engine/judge/README.md. */
export function readPeopleQueries(file: string): PeopleQuery[] {
  return readJsonl(file, querySchema);
}

const TEXTS: Record<Field, (course: Course) => string> = {
  T: ({ title }) => title,
  K: ({ topics }) => `|${topics.join('|')}|`,
  P: ({ provider }) => provider,
  F: ({ platform = '' }) => platform,
  I: ({ instructors = [] }) => instructors.join('; '),
  L: ({ language }) => language,
  V: ({ level = '' }) => level,
  C: ({ cost }) => cost,
  N: ({ kind }) => kind,
  S: ({ lessons = [] }) =>
    lessons.flatMap(({ title, chapters = [] }) => [title, ...chapters.map((one) => one.title)]).join('\n'),
};

const patternOf = (source: string): RegExp => new RegExp(source, 'iu');

type Courses = ReadonlyMap<string, Course>;
type Grades = ReadonlyMap<string, number>;
/** What a catalogue's courses were found to be: many rules share a fact, and both engines are judged by the same grades. */
type Known = {
  texts: Map<Field, ReadonlyMap<Course, string>>;
  matching: Map<string, ReadonlySet<Course>>;
  grades: Map<PeopleQuery, Grades>;
};
const known = new WeakMap<Courses, Known>();

function knownOf(courses: Courses): Known {
  const one = known.get(courses) ?? { texts: new Map(), matching: new Map(), grades: new Map() };
  known.set(courses, one);
  return one;
}

function textsOf(courses: Courses, field: Field): ReadonlyMap<Course, string> {
  const { texts } = knownOf(courses);
  const found = texts.get(field) ?? new Map([...courses.values()].map((one) => [one, TEXTS[field](one)]));
  texts.set(field, found);
  return found;
}

/** The courses of which a fact is true. */
function coursesWith(courses: Courses, name: string, value: string | number): ReadonlySet<Course> {
  const { matching } = knownOf(courses);
  const key = `${name} ${value}`;
  const found = matching.get(key) ?? new Set([...courses.values()].filter(testOf(courses, name, value)));
  matching.set(key, found);
  return found;
}

function testOf(courses: Courses, name: string, value: string | number): (course: Course) => boolean {
  if (name === 'Hmax') return (course) => (studyHours(course) ?? Number.POSITIVE_INFINITY) <= Number(value);
  if (name === 'Hmin') return (course) => (studyHours(course) ?? 0) >= Number(value);
  const field = FIELDS.find((one) => name.endsWith(one));
  if (!field) throw new Error(`No course has a field ${name}.`);
  const pattern = patternOf(String(value));
  const isWanted = !name.startsWith('!');
  const texts = textsOf(courses, field);
  return (course) => pattern.test(texts.get(course) ?? '') === isWanted;
}

/** The courses of which all facts are true. */
function coursesOf(courses: Courses, facts: Facts): Course[] {
  const [fewest, ...others] = Object.entries(facts)
    .map(([name, value]) => coursesWith(courses, name, value))
    .sort((a, b) => a.size - b.size);
  return [...(fewest ?? courses.values())].filter((course) => others.every((some) => some.has(course)));
}

/** The grades of courses: each has that of the first rule that matches it; a course without one has 0. */
export function gradesOf(query: PeopleQuery, courses: Courses): Grades {
  const { grades } = knownOf(courses);
  const before = grades.get(query);
  if (before) return before;
  const graded = new Map<string, number>();
  for (const [grade, facts] of query.rules)
    for (const { id } of coursesOf(courses, facts)) if (!graded.has(id)) graded.set(id, grade);
  grades.set(query, graded);
  return graded;
}

export type PeopleRow = PeopleQuery & {
  /** Undefined if the catalogue has no good course for the search. */
  scores?: Scores;
  wrongCorrection?: boolean;
  typoMissed?: boolean;
  /** Results are shown, and none of the first three has to do with the search. */
  misleading: boolean;
  dishonest?: boolean;
  falseNear?: boolean;
  leak?: boolean;
  answer: JudgedAnswer;
  top: { id: string; title: string; grade: number }[];
};

const GOOD = 2;
/** The results that a visitor sees first. */
const LOOKED_AT = 3;
/** How many results may be shown as a full match if the catalogue has none. */
const HONEST = 3;

/** A page has one card for a course in all its years and places: the first that is shown counts, beside the best of them. */
function scoresOf(top: PeopleRow['top'], grades: Grades, courses: Courses): Scores {
  const courseOf = (id: string) => {
    const course = courses.get(id);
    return (course && versionsKey(course)) || id;
  };
  const best = new Map<string, number>();
  for (const [id, grade] of grades) best.set(courseOf(id), Math.max(grade, best.get(courseOf(id)) ?? 0));
  const seen = new Set<string>();
  const shown = top.map(({ id, grade }) => {
    const isAgain = seen.has(courseOf(id));
    seen.add(courseOf(id));
    return isAgain ? 0 : grade;
  });
  return measure(shown, [...best.values()]);
}

/** Judges the answer to one search. The measures are defined in engine/judge/README.md. */
export function judgePeople(query: PeopleQuery, answer: JudgedAnswer, courses: Courses): PeopleRow {
  const grades = gradesOf(query, courses);
  const top = answer.results.slice(0, 10).map(({ id, title }) => ({ id, title, grade: grades.get(id) ?? 0 }));
  const misleading = top.length > 0 && top.slice(0, LOOKED_AT).every(({ grade }) => grade === 0);
  const row: PeopleRow = { ...query, answer, top, misleading };
  if ([...grades.values()].some((grade) => grade >= GOOD)) row.scores = scoresOf(top, grades, courses);
  else {
    const fitting = answer.relaxed ? (answer.complete ?? 0) : answer.total;
    row.dishonest =
      misleading ||
      answer.correctedTo !== undefined ||
      (answer.results.length > 0 && (!answer.relaxed || fitting > HONEST));
    if (query.near !== undefined) {
      const near = patternOf(query.near);
      row.falseNear = answer.nearestTopics.slice(0, LOOKED_AT).some(({ name }) => !near.test(name));
    }
  }
  if (query.noCorrection) row.wrongCorrection = answer.correctedTo !== undefined;
  if (query.mustCorrectTo !== undefined) {
    const isCorrected = patternOf(query.mustCorrectTo).test(answer.correctedTo ?? '');
    row.typoMissed = !isCorrected && !(answer.correctedTo === undefined && top[0]?.grade === 3);
  }
  if (query.exclude) {
    const excluded = query.exclude.flatMap((facts) => coursesOf(courses, facts));
    row.leak = top.some(({ id }) => excluded.some((course) => course.id === id));
  }
  return row;
}
