import type { Course, CourseCard } from '@/engine/course.schema';
import type { CourseStore } from '@/engine/format/course-store.types';
import { matchWords } from '@/engine/format/match-words';
import { facetValue, facetValues, type IndexFile } from '@/engine/format/open-index';
import { addRows, emptyBits, rowsIn } from '@/engine/format/row-sets';
import { numbersOf } from '@/engine/format/vocabulary';
import type { CourseRules } from '@/engine/host.types';
import { fileLists } from './file-lists';
import { findPieces, findPiecesOf } from './find-pieces';
import { rowsWithAll } from './match-rows';
import { RowList } from './row-list';

/** Courses of one title. */
const SAME_TITLE = 50;

type Head = { row: number; head: Uint32Array };

/** The words of courses, in two columns. */
const WORDS = { heads: 'head', cards: 'more' } as const;

/** The words of these rows. */
function headsOf(index: IndexFile, rows: Iterable<number>): Head[] {
  const heads: Head[] = [];
  const others: number[] = [];
  for (const row of rows) {
    const head = index.popularHead(row);
    if (head) heads.push({ row, head });
    else others.push(row);
  }
  return [...heads, ...readWordNumbers(index, 'heads', others).map(([row, head]) => ({ row, head }))];
}

/** The words of rows that have some. As text in one row: hundreds of small blobs one by one take four times as long. */
function readWordNumbers(
  { database }: IndexFile,
  table: keyof typeof WORDS,
  rows: readonly number[],
): [row: number, words: Uint32Array][] {
  if (rows.length === 0) return [];
  const column = WORDS[table];
  const [ids, sizes, hex] =
    database.get<[string | null, string | null, string | null]>(
      `SELECT group_concat(id), group_concat(length(${column})), group_concat(hex(${column}), '') FROM ${table}
        WHERE id IN (SELECT value FROM json_each(?)) AND ${column} IS NOT NULL`,
      JSON.stringify(rows),
    ) ?? [];
  if (!ids || !sizes || !hex) return [];
  const numbers = numbersOf(Buffer.from(hex, 'hex'));
  const lengths = sizes.split(',');
  let from = 0;
  return ids.split(',').map((id, i) => {
    const words = numbers.subarray(from, from + Number(lengths[i]) / 4);
    from += words.length;
    return [Number(id), words];
  });
}

/** In one row, as `readWordNumbers`. */
function readCards({ database }: IndexFile, rows: readonly number[]): ReadonlyMap<number, CourseCard> {
  const [ids, texts] =
    database.get<[string | null, string | null]>(
      'SELECT group_concat(id), group_concat(card) FROM cards WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(rows),
    ) ?? [];
  if (!ids || !texts) return new Map();
  // Written by the build of this index version.
  const cards = JSON.parse(`[${texts}]`) as CourseCard[];
  return new Map(ids.split(',').map((id, at) => [Number(id), cards[at] as CourseCard]));
}

function readCourse({ database, courseCache }: IndexFile, row: number): Course | undefined {
  const cached = courseCache.get(row);
  if (cached) return cached;
  const [text] = database.get<[string]>('SELECT course FROM courses WHERE id = ?', row) ?? [];
  if (text === undefined) return undefined;
  // Validated by the catalogue's schema when the index was built.
  const course = JSON.parse(text) as Course;
  courseCache.set(row, course, { size: text.length });
  return course;
}

function firstRows(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let i = 0; i < count; i++) rows[i] = i + 1;
  return rows;
}

/** The courses of an index file. */
export function fileStore(index: IndexFile, rules: CourseRules): CourseStore {
  const { database, facets, courses } = index;
  return {
    resultWindow: courses,
    everyRow: () => new RowList(index, (limit = courses) => firstRows(Math.min(limit, courses))),
    rowsOf: (rows) => new RowList(index, () => Uint32Array.from(rows).sort()),
    withAll: (wanted, scope) => new RowList(index, (limit) => rowsWithAll(index, wanted, scope, limit)),
    union: (sets) =>
      new RowList(index, () => {
        const bits = emptyBits(courses);
        for (const set of sets) addRows(bits, RowList.rowsOf(set));
        return rowsIn(bits);
      }),
    titled: (key) =>
      database
        .all<[number]>('SELECT id FROM exact WHERE key = ? LIMIT ?', key, SAME_TITLE)
        .map(([row]) => row),
    titlesLike: (words, isBegun, limit) =>
      database
        .all<[string, string]>(
          `SELECT courses.slug, cards.card FROM courses JOIN cards USING (id) WHERE id IN
            (SELECT rowid FROM titles WHERE titles MATCH ? ORDER BY rowid LIMIT ?) ORDER BY id`,
          matchWords(words, isBegun),
          limit,
        )
        // Written by the build of this index version.
        .map(([id, card]) => ({ id, title: (JSON.parse(card) as CourseCard).title })),
    facts: (row) => ({
      language: facetValue(facets.language, row),
      level: facetValue(facets.level, row),
      cost: facetValue(facets.cost, row),
      provider: facetValue(facets.provider, row),
      topics: facetValues(facets.topic, row),
      popularity: index.popularity[row] ?? 0,
      hours: index.numbers.hours[row] ?? 0,
      isPlayable: index.playable[row] === 1,
    }),
    heads: (rows) => headsOf(index, rows),
    contents: (rows) => new Map(readWordNumbers(index, 'cards', [...rows])),
    cards: (rows) => {
      const cards = readCards(index, rows);
      return rows.flatMap((row) => {
        const card = cards.get(row);
        return card ? [{ row, card }] : [];
      });
    },
    courses: (rows) =>
      [...rows].flatMap((row): [number, Course][] => {
        const course = readCourse(index, row);
        return course ? [[row, course]] : [];
      }),
    pieces: (wanted, limit) => findPieces(index, wanted, limit),
    piecesOf: (row, wanted, limit) => findPiecesOf(index, row, wanted, limit),
    ...fileLists(index, rules),
  };
}
