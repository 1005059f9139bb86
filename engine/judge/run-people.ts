import type { Course } from '@/lib/course/course.schema';
import { readSearch } from '@/lib/search/search-url';
import { meanOf, type Scores } from './judge';
import { judgePeople, type PeopleQuery, type PeopleRow } from './people';
import { figuresOf, type Line, percent } from './print-table';
import type { Searcher } from './searcher';

/** Runs all searches of `people-queries.jsonl` and judges the answers. */
export async function runPeople(
  engine: Searcher,
  courses: ReadonlyMap<string, Course>,
  queries: PeopleQuery[],
): Promise<PeopleRow[]> {
  const rows: PeopleRow[] = [];
  for (const query of queries)
    rows.push(judgePeople(query, await engine.search(readSearch(query.q, {})), courses));
  return rows;
}

/** The share of rows for which a judgement is true; undefined if no row has this judgement. */
export type Share = { of: number; share: number } | undefined;
type PeopleLine = {
  name: string;
  searches: number;
  graded: number;
  scores?: Scores;
  wrongCorrections: Share;
  typosCaught: Share;
  honest: Share;
  misleading: Share;
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
    searches: rows.length,
    graded: scores.length,
    ...(scores.length > 0 && { scores: meanOf(scores) }),
    wrongCorrections: shareOf(rows.map(({ wrongCorrection }) => wrongCorrection)),
    typosCaught: shareOf(rows.map(({ typoMissed }) => not(typoMissed))),
    honest: shareOf(rows.map(({ dishonest }) => not(dishonest))),
    misleading: shareOf(rows.map(({ misleading }) => misleading)),
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

export function peopleFigures(lines: PeopleLine[]): Line[] {
  return lines.map(({ name, searches, graded, scores, ...shares }) => ({
    name,
    searches,
    figures: {
      answerable: String(graded),
      ...figuresOf(scores),
      'wrong corrections': percent(shares.wrongCorrections?.share),
      'typos caught': percent(shares.typosCaught?.share),
      honest: percent(shares.honest?.share),
      misleading: percent(shares.misleading?.share),
      'false near': percent(shares.falseNear?.share),
      leaks: percent(shares.leaks?.share),
    },
  }));
}
