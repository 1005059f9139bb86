import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@/lib/course/course.schema';
import { readSearch } from '@/lib/search/search-url';
import { gradeOf, type JudgedQuery, meanOf, measure, type Scores } from './judge';
import { figuresOf, type Line } from './print-table';
import type { Searcher } from './searcher';

export type JudgedRow = JudgedQuery & {
  scores: Scores;
  /** Weights were tuned with the first half; the second only measures. */
  half: 'tuned' | 'held out';
  top: { id: string; title: string; grade: number }[];
};

/** The courses of a catalogue folder. */
export function readCourses(dir: string): Course[] {
  return readdirSync(dir)
    .filter(
      (name) =>
        name.endsWith('.jsonl') &&
        ![
          'topics.jsonl',
          'sources.jsonl',
          'needs.jsonl',
          'professions.jsonl',
          'can-do.jsonl',
          'platforms.jsonl',
        ].includes(name),
    )
    .flatMap((name) => readFileSync(join(dir, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Course);
}

/** Runs the searches and measures them. Searches without a good answer in the catalogue are left out. */
export async function runJudged(
  engine: Searcher,
  courses: Course[],
  queries: JudgedQuery[],
): Promise<JudgedRow[]> {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const counts = new Map<string, number>();
  const rows: JudgedRow[] = [];
  for (const query of queries) {
    const all = courses.map((course) => gradeOf(course, query.rules));
    if (!all.some((grade) => grade >= 2)) continue;
    const number = counts.get(query.kind) ?? 0;
    counts.set(query.kind, number + 1);
    const { results } = await engine.search(readSearch(query.words, {}));
    const top = results.slice(0, 10).map(({ id, title }) => {
      const course = byId.get(id);
      return { id, title, grade: course ? gradeOf(course, query.rules) : 0 };
    });
    const grades = top.map(({ grade }) => grade);
    rows.push({ ...query, top, half: number % 2 ? 'held out' : 'tuned', scores: measure(grades, all) });
  }
  return rows;
}

export type JudgedTable = { name: string; queries: number; scores: Scores }[];

/** Means by kind, of both halves, and of all. */
export function tabulate(rows: JudgedRow[]): JudgedTable {
  const line = (name: string, some: JudgedRow[]) => ({
    name,
    queries: some.length,
    scores: meanOf(some.map(({ scores }) => scores)),
  });
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    line(
      'tuned half',
      rows.filter(({ half }) => half === 'tuned'),
    ),
    line(
      'held-out half',
      rows.filter(({ half }) => half === 'held out'),
    ),
    line('all', rows),
  ];
}

export function judgedFigures(table: JudgedTable): Line[] {
  return table.map(({ name, queries, scores }) => ({
    name,
    searches: queries,
    figures: { ...figuresOf(scores), MRR: scores.mrr.toFixed(3) },
  }));
}
