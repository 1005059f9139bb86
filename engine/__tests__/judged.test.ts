import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BUILT_IN_CATALOG, builtInIndex } from '@/__tests__/support/built-in-index';
import { aSearch } from '@/__tests__/support/search';
import { measure } from '@/engine/judge/judge';
import {
  gradesOf,
  judgePeople,
  type PeopleQuery,
  type PeopleRow,
  readPeopleQueries,
} from '@/engine/judge/people';
import {
  type JudgedRow,
  type JudgedTable,
  readCourses,
  runJudged,
  tabulate,
} from '@/engine/judge/run-judged';
import { type MomentRow, readMomentQueries, runMoments, tabulateMoments } from '@/engine/judge/run-moments';
import { runPeople, tabulatePeople } from '@/engine/judge/run-people';
import { stockEngine } from '@/engine/judge/stock-engine';
import { wholeList } from '@/lib/catalog/server/read-catalog';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';
import { readJsonl } from '@/scripts/read-jsonl';

let rows: JudgedRow[];
let table: JudgedTable;
let lessons: MomentRow[];
let outside: PeopleRow[];
let unfit: string[];

const suggestionsSchema = z.object({ prefix: z.string().min(2).max(6), sensible: z.string() });
const PREFIXES = readJsonl('engine/judge/suggestions.jsonl', suggestionsSchema);

const outsideQueries = (half: string) => readPeopleQueries(`engine/judge/outside-${half}.jsonl`);

beforeAll(async () => {
  const engine = openEngine(await builtInIndex());
  const courses = new Map(readCourses(BUILT_IN_CATALOG).map((course) => [course.id, course]));
  rows = await runJudged(engine, courses, readPeopleQueries('engine/judge/engineers-queries.jsonl'));
  table = tabulate(rows);
  lessons = await runMoments(engine, readMomentQueries('engine/judge/moments-queries.jsonl'));
  outside = await runPeople(engine, courses, outsideQueries('tuned'));
  unfit = PREFIXES.flatMap(({ prefix, sensible }) => {
    const first = engine.suggest(prefix, 8).slice(0, 3);
    const isFit = first.length > 0 && first.every(({ text }) => new RegExp(sensible, 'iu').test(text));
    return isFit ? [] : [`${prefix}: ${first.map(({ text }) => text).join(', ')}`];
  });
  engine.close();
}, 300_000);

const scoresOf = (name: string) => table.find((line) => line.name === name)?.scores;

it.each([[['of-2008']], [['of-2008', 'of-2020']]])('counts a course in all its years once: %p', (shown) => {
  const years = ['of-2008', 'of-2020'];
  const courses = years.map((id) => aCourse({ id, versions: years.filter((other) => other !== id) }));
  const query: PeopleQuery = {
    id: 'one',
    q: 'algebra',
    kind: 'subject',
    lang: 'en',
    rules: [[3, { T: '.' }]],
  };
  const results = shown.map((id) => ({ id, title: 'Algebra' }));
  const answer = { total: 2, results, intents: [], nearestTopics: [] };
  const byId = new Map(courses.map((course) => [course.id, course]));

  expect(judgePeople(query, answer, byId).scores).toMatchObject({ success1: 1, ndcg: 1 });
});

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
  expect(missed.map(({ q }) => q)).toEqual(['calculs']);
});

it('finds the lessons that answer, and lists none where they would be in the way', () => {
  const [, heldOut, all] = tabulateMoments(lessons);

  expect(all).toMatchObject({ queries: 36, inTheWay: 0 });
  expect(all?.firstThree).toBeGreaterThanOrEqual(0.85);
  expect(all?.precision).toBeGreaterThanOrEqual(0.8);
  expect(heldOut?.firstThree).toBeGreaterThanOrEqual(0.75);
});

it('grades a course by the first rule that holds', () => {
  const course = aCourse({ title: 'Álgebra Lineal', topics: ['linear-algebra'], language: 'es' });
  const grade = (...rules: PeopleRow['rules']) =>
    gradesOf({ id: '', q: '', kind: '', lang: '', rules }, new Map([[course.id, course]])).get(course.id);

  expect(grade([3, { T: 'álgebra', L: '^es' }], [1, { K: '\\|linear-algebra\\|' }])).toBe(3);
  expect(grade([3, { L: '^en' }], [1, { K: '\\|linear-algebra\\|' }])).toBe(1);
  expect(grade([2, { L: '^en' }])).toBeUndefined();
});

it('measures a ranking against the best that is possible', () => {
  expect(measure([3, 2, 0], [0, 2, 3])).toEqual({ success1: 1, success3: 1, ndcg: 1, mrr: 1 });
  expect(measure([0, 3], [3, 0])).toMatchObject({ success1: 0, success3: 1, mrr: 0.5 });
});

it.each([
  ['need', { honest: 0, success3: 0.77, misleading: 0.08 }],
  ['question', { honest: 0, success3: 0.76, misleading: 0.12 }],
  ['concept', { honest: 0, success3: 0.76, misleading: 0.1 }],
  ['constraint', { honest: 0, success3: 0.88, misleading: 0.1 }],
  ['nobody', { honest: 0.88, success3: 0, misleading: 0.12 }],
])('holds the line of searches from outside: %s', (kind, { success3, honest, misleading }) => {
  const line = tabulatePeople(outside).find(({ name }) => name === kind);

  expect(line?.scores?.success3 ?? 1).toBeGreaterThanOrEqual(success3);
  expect(line?.honest?.share ?? 1).toBeGreaterThanOrEqual(honest);
  expect(line?.misleading?.share).toBeLessThanOrEqual(misleading);
});

it('suggests three sensible things to who has typed a few letters', () => {
  expect(PREFIXES).toHaveLength(44);
  expect(unfit.length).toBeLessThanOrEqual(1);
});

it('corrects hardly any word of these searches that is right', () => {
  const { share = 1 } = tabulatePeople(outside).at(-1)?.wrongCorrections ?? {};

  expect(share).toBeLessThanOrEqual(0.015);
});

it('has a good course for each of these searches, except where none is marked', () => {
  expect(outside.filter(({ none = false, scores }) => none !== !scores).map(({ q }) => q)).toEqual([]);
});

it('deals the searches from outside into halves by their hash', () => {
  const isTuned = ({ q }: { q: string }) => (createHash('sha256').update(q).digest()[0] ?? 0) % 2 === 0;

  expect(outsideQueries('tuned').every(isTuned)).toBe(true);
  expect(outsideQueries('held-out').some(isTuned)).toBe(false);
});

it('judges by hardly any search that the catalogue knows as a need or an errand', async () => {
  const needs = new Set<string>();
  for (const { needs: tuned, heldOut } of await wholeList([BUILT_IN_CATALOG], 'needs')) {
    for (const some of [tuned, heldOut])
      for (const need of Object.values(some).flat()) needs.add(need.toLowerCase());
  }
  for (const { said } of await wholeList([BUILT_IN_CATALOG], 'errands'))
    for (const words of Object.values(said).flat()) needs.add(words.toLowerCase());
  const judged = [...outsideQueries('tuned'), ...outsideQueries('held-out')];

  const same = judged.filter(({ q }) => needs.has(q.toLowerCase())).map(({ q }) => q);

  expect(needs.size).toBeGreaterThan(0);
  // The same short words may come to two people.
  expect(same.length).toBeLessThanOrEqual(judged.length / 50);
});

it('compares with a stock engine that reads titles, topics in all languages and lessons', async () => {
  const course = aCourse({ title: 'Zeichnen', topics: ['drawing'], language: 'de' });
  const topic = {
    slug: 'drawing',
    name: 'Drawing',
    subject: 'Art',
    aliases: ['sketching'],
    words: { es: ['dibujo'] },
  };
  const engine = stockEngine([course], [topic]);

  for (const words of ['zeichnen', 'sketching', 'dibujo'])
    expect((await engine.search(aSearch(words))).results).toEqual([course]);
  expect((await engine.search(aSearch('welding'))).results).toEqual([]);
});
