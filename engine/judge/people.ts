import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Course } from '@/lib/course/course.schema';
import { studyHours } from '@/lib/course/labels';
import type { SearchAnswer } from '@/lib/search/search.types';
import { measure, type Scores } from './judge';

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
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => querySchema.parse(JSON.parse(line)));
}

function textOf(course: Course, field: Field): string {
  const lessons = course.lessons ?? [];
  const texts: Record<Field, string> = {
    T: course.title,
    K: `|${course.topics.join('|')}|`,
    P: course.provider,
    F: course.platform ?? '',
    I: (course.instructors ?? []).join('; '),
    L: course.language,
    V: course.level ?? '',
    C: course.cost,
    N: course.kind,
    S: lessons
      .flatMap(({ title, chapters }) => [title, ...(chapters ?? []).map((one) => one.title)])
      .join('\n'),
  };
  return texts[field];
}

const patterns = new Map<string, RegExp>();
function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'iu');
  patterns.set(source, known);
  return known;
}

function holds(course: Course, facts: Facts): boolean {
  return Object.entries(facts).every(([name, value]) => {
    if (name === 'Hmax') return (studyHours(course) ?? Number.POSITIVE_INFINITY) <= Number(value);
    if (name === 'Hmin') return (studyHours(course) ?? 0) >= Number(value);
    const negated = name.startsWith('!');
    const field = FIELDS.find((one) => name.endsWith(one));
    if (!field) throw new Error(`No course has a field ${name}.`);
    return patternOf(String(value)).test(textOf(course, field)) !== negated;
  });
}

/** The grade of the first rule that matches, or 0. */
function peopleGrade(course: Course, { rules }: PeopleQuery): number {
  return rules.find(([, facts]) => holds(course, facts))?.[0] ?? 0;
}

export type PeopleRow = PeopleQuery & {
  /** Undefined if the catalogue has no good course for the search. */
  scores?: Scores;
  wrongCorrection?: boolean;
  typoMissed?: boolean;
  dishonest?: boolean;
  falseNear?: boolean;
  leak?: boolean;
  answer: SearchAnswer;
  top: { id: string; title: string; grade: number }[];
};

const GOOD = 2;
/** How many results may be shown as a full match if the catalogue has none. */
const HONEST = 3;

/** Judges the answer to one search. The measures are defined in engine/judge/README.md. */
export function judgePeople(
  query: PeopleQuery,
  answer: SearchAnswer,
  courses: ReadonlyMap<string, Course>,
): PeopleRow {
  const all = [...courses.values()].map((course) => peopleGrade(course, query));
  const top = answer.results.slice(0, 10).map(({ id, title }) => {
    const course = courses.get(id);
    return { id, title, grade: course ? peopleGrade(course, query) : 0 };
  });
  const row: PeopleRow = { ...query, answer, top };
  if (all.some((grade) => grade >= GOOD))
    row.scores = measure(
      top.map(({ grade }) => grade),
      all,
    );
  else {
    const fitting = answer.relaxed ? (answer.complete ?? 0) : answer.total;
    row.dishonest =
      answer.correctedTo !== undefined ||
      (answer.results.length > 0 && (!answer.relaxed || fitting > HONEST));
    if (query.near !== undefined) {
      const near = patternOf(query.near);
      row.falseNear = answer.nearestTopics.slice(0, 3).some(({ name }) => !near.test(name));
    }
  }
  if (query.noCorrection) row.wrongCorrection = answer.correctedTo !== undefined;
  if (query.mustCorrectTo !== undefined) {
    const isCorrected = patternOf(query.mustCorrectTo).test(answer.correctedTo ?? '');
    row.typoMissed = !isCorrected && !(answer.correctedTo === undefined && top[0]?.grade === 3);
  }
  if (query.exclude) {
    row.leak = top.some(({ id }) => {
      const course = courses.get(id);
      return course && query.exclude?.some((facts) => holds(course, facts));
    });
  }
  return row;
}
