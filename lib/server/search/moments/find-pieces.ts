import { assertServer } from '@/lib/assert-server';
import { MAX_PIECES } from '@/lib/courses/lessons/lesson-pieces';
import { expression } from '@/lib/server/search/retrieve/match-rows';
import { pieceId } from '@/lib/server/search-index/build/write-lessons';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import type { Wanted } from './judge-piece';

assertServer('lib/server/search/moments/find-pieces');

/** Pieces of one course that are compared. */
const MOST_OF_COURSE = 12;

/** Places of matching pieces, by the row of their course. */
export type FoundPieces = Map<number, number[]>;

const matchOf = (terms: readonly Wanted[]): string | undefined =>
  terms.length === 0 || terms.some(({ said }) => said.length === 0)
    ? undefined
    : terms.map(({ said }) => expression({ alternatives: said })).join(' AND ');

function group(list: string | null | undefined): FoundPieces {
  const found: FoundPieces = new Map();
  for (const id of list?.split(',').map(Number) ?? []) {
    const row = Math.floor(id / MAX_PIECES);
    const places = found.get(row);
    if (!places) found.set(row, [id % MAX_PIECES]);
    else if (places.length < MOST_OF_COURSE) places.push(id % MAX_PIECES);
  }
  return found;
}

/** The first pieces of all courses that say all terms, those of popular courses first. */
export function piecesSaying(
  { database }: CatalogIndex,
  terms: readonly Wanted[],
  limit: number,
): FoundPieces {
  const match = matchOf(terms);
  if (match === undefined) return new Map();
  const [list] =
    database.get<[string | null]>(
      'SELECT group_concat(id) FROM (SELECT rowid AS id FROM lessons WHERE lessons MATCH ? ORDER BY rowid LIMIT ?)',
      match,
      limit,
    ) ?? [];
  return group(list);
}

/** The pieces of one course that say all terms. */
export function piecesOfRow({ database }: CatalogIndex, terms: readonly Wanted[], row: number): FoundPieces {
  const match = matchOf(terms);
  if (match === undefined) return new Map();
  const [list] =
    database.get<[string | null]>(
      `SELECT group_concat(id) FROM (SELECT rowid AS id FROM lessons
        WHERE lessons MATCH ? AND rowid >= ? AND rowid < ? LIMIT ?)`,
      match,
      pieceId(row, 0),
      pieceId(row + 1, 0),
      MOST_OF_COURSE,
    ) ?? [];
  return group(list);
}
