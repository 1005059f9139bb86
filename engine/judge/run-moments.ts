import { fold } from '@polymath/engine/text/fold';
import { z } from 'zod';
import { readSearch } from '@/lib/search/search-url';
import { readJsonl } from '@/scripts/read-jsonl';
import { type Line, percent } from './print-table';
import type { JudgedAnswer, Searcher } from './searcher';

type Moments = NonNullable<JudgedAnswer['moments']>;

const momentQuerySchema = z.strictObject({
  q: z.string().min(1),
  /** Everything may be tuned to the first half; the second only measures. */
  half: z.enum(['tuned', 'held out']),
  /** The titles of lessons and chapters that answer it; absent where a list of lessons would be in the way. */
  answer: z.string().optional(),
});
type MomentQuery = z.infer<typeof momentQuerySchema>;

export type MomentRow = MomentQuery & {
  moments: Moments;
  /** Whether the first, or one of the first three, is an answer; of a search with answers. */
  first?: boolean;
  firstThree?: boolean;
  /** Share of the shown ones that are answers. */
  precision?: number;
  /** Whether lessons are listed for a search that names a subject, a person or a school. */
  inTheWay?: boolean;
};

export const readMomentQueries = (file: string): MomentQuery[] => readJsonl(file, momentQuerySchema);

function judgeMoments({ answer }: MomentQuery, moments: Moments): Omit<MomentRow, keyof MomentQuery> {
  if (answer === undefined) return { moments, inTheWay: moments.length > 0 };
  const titles = new RegExp(answer, 'u');
  const right = moments.map(({ lesson, chapter }) => titles.test(fold(chapter ?? lesson)));
  return {
    moments,
    first: right[0] ?? false,
    firstThree: right.slice(0, 3).includes(true),
    precision: right.length > 0 ? right.filter(Boolean).length / right.length : 0,
  };
}

/** Asks every search for lessons and judges the answers. */
export async function runMoments(engine: Searcher, queries: MomentQuery[]): Promise<MomentRow[]> {
  const rows: MomentRow[] = [];
  for (const query of queries) {
    const { moments = [] } = await engine.search(readSearch(query.q, {}));
    rows.push({ ...query, ...judgeMoments(query, moments) });
  }
  return rows;
}

type MomentLine = {
  name: string;
  queries: number;
  first: number;
  firstThree: number;
  precision: number;
  inTheWay: number;
};

const mean = (values: (boolean | number)[]): number =>
  values.reduce<number>((sum, value) => sum + Number(value), 0) / Math.max(values.length, 1);

/** Means of each half and of all. */
export function tabulateMoments(rows: MomentRow[]): MomentLine[] {
  const line = (name: string, some: MomentRow[]): MomentLine => ({
    name,
    queries: some.length,
    first: mean(some.flatMap(({ first }) => first ?? [])),
    firstThree: mean(some.flatMap(({ firstThree }) => firstThree ?? [])),
    precision: mean(some.flatMap(({ precision }) => precision ?? [])),
    inTheWay: some.filter(({ inTheWay }) => inTheWay).length,
  });
  const halves = ['tuned', 'held out'] as const;
  return [
    ...halves.map((half) =>
      line(
        `${half} half`,
        rows.filter((row) => row.half === half),
      ),
    ),
    line('all', rows),
  ];
}

export function momentFigures(lines: MomentLine[]): Line[] {
  return lines.map(({ name, queries, first, firstThree, precision, inTheWay }) => ({
    name,
    searches: queries,
    figures: {
      'the first answers': percent(first),
      'one of three answers': percent(firstThree),
      'shown ones that answer': percent(precision),
      'in the way': String(inTheWay),
    },
  }));
}
