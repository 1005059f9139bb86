/** @jest-environment node */
import { BUILT_IN_CATALOG, builtInIndex } from '@/__tests__/support/built-in-index';
import { gradeOf, measure } from '@/engine/judge/judge';
import { JUDGED_QUERIES } from '@/engine/judge/queries';
import {
  type JudgedRow,
  type JudgedTable,
  readCourses,
  runJudged,
  tabulate,
} from '@/engine/judge/run-judged';
import { type MomentRow, readMomentQueries, runMoments, tabulateMoments } from '@/engine/judge/run-moments';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

let rows: JudgedRow[];
let table: JudgedTable;
let lessons: MomentRow[];

beforeAll(async () => {
  const engine = openEngine(await builtInIndex());
  rows = await runJudged(engine, readCourses(BUILT_IN_CATALOG), JUDGED_QUERIES);
  table = tabulate(rows);
  lessons = await runMoments(engine, readMomentQueries('engine/judge/moments-queries.jsonl'));
  engine.close();
}, 300_000);

const scoresOf = (name: string) => table.find((line) => line.name === name)?.scores;

it('judges at least 120 searches', () => {
  expect(table.find(({ name }) => name === 'all')?.queries).toBeGreaterThanOrEqual(120);
});

it.each(['all', 'held-out half'])('holds the line of relevance: %s', (name) => {
  const scores = scoresOf(name);

  expect(scores?.success3).toBeGreaterThanOrEqual(0.97);
  expect(scores?.success1).toBeGreaterThanOrEqual(0.93);
  expect(scores?.ndcg).toBeGreaterThanOrEqual(0.9);
});

it('finds what has a name, a code or a typing mistake', () => {
  const missed = rows
    .filter(({ kind }) => kind === 'code' || kind === 'navigational' || kind === 'typo')
    .filter(({ scores }) => scores.success3 < 1);
  // It is a French word too, for what is calculated, and some courses are about that.
  expect(missed.map(({ words }) => words)).toEqual(['calculs']);
});

it('finds the lessons that answer, and lists none where they would be in the way', () => {
  const [, heldOut, all] = tabulateMoments(lessons);

  expect(all).toMatchObject({ queries: 36, inTheWay: 0 });
  expect(all?.firstThree).toBeGreaterThanOrEqual(0.85);
  expect(all?.precision).toBeGreaterThanOrEqual(0.8);
  expect(heldOut?.firstThree).toBeGreaterThanOrEqual(0.75);
});

it('grades a course by the highest rule that holds', () => {
  const course = aCourse({ title: 'Álgebra Lineal', topics: ['linear-algebra'], language: 'es' });

  expect(
    gradeOf(course, [
      [1, { topic: 'linear-algebra' }],
      [3, { title: /algebra/, language: 'es' }],
    ]),
  ).toBe(3);
  expect(gradeOf(course, [[2, { language: 'en' }]])).toBe(0);
});

it('measures a ranking against the best that is possible', () => {
  expect(measure([3, 2, 0], [0, 2, 3])).toEqual({ success1: 1, success3: 1, ndcg: 1, mrr: 1 });
  expect(measure([0, 3], [3, 0])).toMatchObject({ success1: 0, success3: 1, mrr: 0.5 });
});
