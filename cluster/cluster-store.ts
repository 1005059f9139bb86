import type { CourseCard, CourseStore, Dictionary, FoundPieces, RowQuery } from '@polymath/engine/store';
import { type Course, checkedCourse, MAX_PIECES, numbersOf, pieceId } from '@polymath/engine/store';
import { COSTS, COURSE_KINDS } from '@polymath/engine/values';
import { z } from 'zod';
import { clusterLists } from './cluster-lists';
import type { Lookups, RowKind } from './lookups';
import { type PackedRow, unpackFacts } from './pack-facts';
import { allOf, anyOf, EVERYTHING, NOTHING, type Query, rowsQuery, termsQuery } from './queries';
import { QuerySet } from './query-set';

/** Courses of one title. */
const SAME_TITLE = 50;
/** Courses that a summary counts, in the order of the results. */
const RESULT_WINDOW = 10_000;

const text = z.string();
const blob = (value: unknown): Buffer => Buffer.from(text.parse(value), 'base64');

const FACTS: RowKind<PackedRow> = {
  name: 'facts',
  part: 'courses',
  fields: { _source: ['facts'] },
  read: ({ _source }) => unpackFacts(blob(_source?.facts)),
};
const CONTENT: RowKind<Uint32Array> = {
  name: 'content',
  part: 'courses',
  fields: { _source: false, stored_fields: ['content'] },
  read: ({ fields }) => (fields?.content ? numbersOf(blob(fields.content[0])) : new Uint32Array(0)),
};
/** Only the fields that every card has are checked. */
const cardSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  kind: z.enum(COURSE_KINDS),
  language: z.string(),
  cost: z.enum(COSTS),
  source: z.string(),
  playable: z.boolean(),
}) as unknown as z.ZodType<CourseCard>;
const CARD: RowKind<CourseCard> = {
  name: 'card',
  part: 'records',
  fields: { _source: ['card'] },
  read: ({ _source }) => cardSchema.parse(_source?.card),
};
const COURSE: RowKind<Course> = {
  name: 'course',
  part: 'records',
  fields: { _source: ['course'] },
  read: ({ _source }) => checkedCourse(_source?.course),
};
const titleSource = z.object({ id: z.string(), title_text: z.string() });

const UNKNOWN: PackedRow = {
  facts: {
    language: 0,
    level: 0,
    cost: 0,
    provider: 0,
    topics: [],
    popularity: 0,
    hours: 0,
    isPlayable: false,
  },
  head: new Uint32Array(0),
};

/** The courses of a version in a cluster, for one request. */
export function clusterStore(dictionary: Dictionary, lookups: Lookups): CourseStore {
  const setOf = (query: Query, rows?: Uint32Array) => new QuerySet(dictionary, lookups, query, rows);
  const inOrder = <Value>(kind: RowKind<Value>, rows: Iterable<number>): [number, Value][] => {
    const list = [...rows];
    const found = lookups.getRows(kind, list);
    return list.flatMap((row): [number, Value][] => {
      const value = found.get(row);
      return value === undefined ? [] : [[row, value]];
    });
  };
  const piecesWhere = (query: Query, size: number): number[] =>
    lookups.get(
      {
        name: 'pieces',
        part: 'pieces',
        body: { size, query, sort: [{ piece: 'asc' }], track_total_hits: false, stored_fields: '_none_' },
      },
      ({ hits }) => hits.hits.map(({ sort }) => Number(sort?.[0])),
      [],
    );
  const saying = (wanted: readonly RowQuery[]) => termsQuery('words', wanted);
  return {
    resultWindow: Math.min(dictionary.courses, RESULT_WINDOW),
    everyRow: () => setOf(EVERYTHING),
    rowsOf: (rows) => {
      const list = Uint32Array.from(rows).sort();
      return setOf(list.length === 0 ? NOTHING : rowsQuery(list), list);
    },
    withAll: (wanted, scope) => setOf(termsQuery(scope, wanted)),
    union: (sets) => setOf(anyOf(sets.map(QuerySet.queryOf).filter((query) => query !== NOTHING))),
    titled: (key) => [...setOf({ term: { titled: key } }).first(SAME_TITLE)],
    titlesLike: (words, isBegun, limit) => {
      const queries = words.map((word, at) =>
        isBegun && at === words.length - 1 ? { prefix: { written: word } } : { term: { written: word } },
      );
      const body = {
        size: limit,
        query: allOf(queries),
        sort: [{ rank: 'asc' }],
        _source: ['id', 'title_text'],
        track_total_hits: false,
      };
      const hits = lookups.get({ name: 'titles', part: 'courses', body }, (answer) => answer.hits.hits, []);
      return hits.map(({ _source }) => {
        const { id, title_text: title } = titleSource.parse(_source);
        return { id, title };
      });
    },
    facts: (row) => (lookups.getRows(FACTS, [row]).get(row) ?? UNKNOWN).facts,
    heads: (rows) => inOrder(FACTS, rows).map(([row, { head }]) => ({ row, head })),
    contents: (rows) => lookups.getRows(CONTENT, rows),
    cards: (rows) => inOrder(CARD, rows).map(([row, card]) => ({ row, card })),
    courses: (rows) => inOrder(COURSE, rows),
    pieces: (wanted, limit) => {
      const found: FoundPieces = new Map();
      for (const id of piecesWhere(saying(wanted), limit)) {
        const row = Math.floor(id / MAX_PIECES);
        found.set(row, [...(found.get(row) ?? []), id % MAX_PIECES]);
      }
      return found;
    },
    piecesOf: (row, wanted, limit) => {
      const ofRow = { range: { piece: { gte: pieceId(row, 0), lt: pieceId(row + 1, 0) } } };
      return piecesWhere(allOf([saying(wanted), ofRow]), limit).map((id) => id % MAX_PIECES);
    },
    ...clusterLists(lookups),
  };
}
