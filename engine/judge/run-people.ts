import type { Course } from '@/lib/course/course.schema';
import { readSearch } from '@/lib/search/search-url';
import { meanOf, type Scores } from './judge';
import { judgePeople, type PeopleQuery, type PeopleRow } from './people';
import type { Searcher } from './searcher';

/** Runs all searches of `people-queries.jsonl` and judges the answers. */
export async function runPeople(
  engine: Searcher,
  courses: Course[],
  queries: PeopleQuery[],
): Promise<PeopleRow[]> {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const rows: PeopleRow[] = [];
  for (const query of queries)
    rows.push(judgePeople(query, await engine.search(readSearch(query.q, {})), byId));
  return rows;
}

/** The share of rows for which a judgement is true; undefined if no row has this judgement. */
export type Share = { of: number; share: number } | undefined;
type PeopleLine = {
  name: string;
  graded: number;
  scores?: Scores;
  wrongCorrections: Share;
  typosCaught: Share;
  honest: Share;
  falseNear: Share;
  leaks: Share;
};

function shareOf(judged: (boolean | undefined)[]): Share {
  const known = judged.filter((one) => one !== undefined);
  return known.length === 0
    ? undefined
    : { of: known.length, share: known.filter(Boolean).length / known.length };
}

const not = (value: boolean | undefined) => (value === undefined ? undefined : !value);

function lineOf(name: string, rows: PeopleRow[]): PeopleLine {
  const scores = rows.flatMap((row) => row.scores ?? []);
  return {
    name,
    graded: scores.length,
    ...(scores.length > 0 && { scores: meanOf(scores) }),
    wrongCorrections: shareOf(rows.map(({ wrongCorrection }) => wrongCorrection)),
    typosCaught: shareOf(rows.map(({ typoMissed }) => not(typoMissed))),
    honest: shareOf(rows.map(({ dishonest }) => not(dishonest))),
    falseNear: shareOf(rows.map(({ falseNear }) => falseNear)),
    leaks: shareOf(rows.map(({ leak }) => leak)),
  };
}

function group(rows: PeopleRow[], key: (row: PeopleRow) => string): Map<string, PeopleRow[]> {
  const groups = new Map<string, PeopleRow[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

/** One line for each kind of search, for the languages, and for all searches. */
export function tabulatePeople(rows: PeopleRow[]): PeopleLine[] {
  const by = (key: (row: PeopleRow) => string) =>
    [...group(rows, key)].map(([name, some]) => lineOf(name, some));
  return [...by(({ kind }) => kind), ...by(({ lang }) => `in ${lang}`), lineOf('all', rows)];
}

const percent = (share: Share) => (share ? `${Math.round(share.share * 100)} %`.padStart(6) : ''.padStart(6));

/** Formats the lines as columns of text. */
export function printPeople(lines: PeopleLine[]): string {
  const head = `${'people'.padEnd(14)}graded  success@1 success@3  nDCG@10  wrong  typos honest f.near  leaks`;
  const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(3)).padStart(9);
  return [
    head,
    ...lines.map(({ name, graded, scores, wrongCorrections, typosCaught, honest, falseNear, leaks }) =>
      [
        name.padEnd(13),
        String(graded).padStart(6),
        ...[scores?.success1, scores?.success3, scores?.ndcg].map(number),
        ...[wrongCorrections, typosCaught, honest, falseNear, leaks].map(percent),
      ].join(' '),
    ),
  ].join('\n');
}
