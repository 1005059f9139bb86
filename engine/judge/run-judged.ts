import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdsCourses } from '@/lib/catalog/server/read-catalog';
import type { Course } from '@/lib/course/course.schema';
import { readSearch } from '@/lib/search/search-url';
import { readRows } from '@/scripts/read-jsonl';
import { meanOf, type Scores } from './judge';
import { judgePeople, type PeopleQuery, type PeopleRow } from './people';
import { figuresOf, type Line } from './print-table';
import type { Searcher } from './searcher';

export type JudgedRow = PeopleQuery & {
  scores: Scores;
  /** Weights were tuned with the first half; the second only measures. */
  half: 'tuned' | 'held out';
  top: PeopleRow['top'];
};

/** The courses of a catalogue folder. */
export function readCourses(dir: string): Course[] {
  return readdirSync(dir)
    .filter(holdsCourses)
    .flatMap((name) => readRows<Course>(join(dir, name)));
}

/** Runs the searches and measures them. Searches without a good answer in the catalogue are left out. */
export async function runJudged(
  engine: Searcher,
  courses: ReadonlyMap<string, Course>,
  queries: PeopleQuery[],
): Promise<JudgedRow[]> {
  const counts = new Map<string, number>();
  const rows: JudgedRow[] = [];
  for (const query of queries) {
    const { top, scores } = judgePeople(query, await engine.search(readSearch(query.q, {})), courses);
    if (!scores) continue;
    const number = counts.get(query.kind) ?? 0;
    counts.set(query.kind, number + 1);
    rows.push({ ...query, top, scores, half: number % 2 ? 'held out' : 'tuned' });
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
