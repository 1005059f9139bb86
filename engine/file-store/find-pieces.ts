import { pieceId } from '@/engine/build/write-lessons';
import type { FoundPieces, RowQuery } from '@/engine/format/course-store.types';
import { MAX_PIECES } from '@/engine/format/lesson-pieces';
import type { IndexFile } from '@/engine/format/open-index';
import { expression } from './match-rows';

const matchOf = (wanted: readonly RowQuery[]): string => wanted.map(expression).join(' AND ');

const idsIn = (list: string | null | undefined): number[] => list?.split(',').map(Number) ?? [];

/** The first pieces of all courses that say all terms, those of popular courses first. */
export function findPieces({ database }: IndexFile, wanted: readonly RowQuery[], limit: number): FoundPieces {
  const [list] =
    database.get<[string | null]>(
      'SELECT group_concat(id) FROM (SELECT rowid AS id FROM lessons WHERE lessons MATCH ? ORDER BY rowid LIMIT ?)',
      matchOf(wanted),
      limit,
    ) ?? [];
  const found: FoundPieces = new Map();
  for (const id of idsIn(list)) {
    const row = Math.floor(id / MAX_PIECES);
    found.set(row, [...(found.get(row) ?? []), id % MAX_PIECES]);
  }
  return found;
}

/** The places of the first pieces of one course that say all terms. */
export function findPiecesOf(
  { database }: IndexFile,
  row: number,
  wanted: readonly RowQuery[],
  limit: number,
): number[] {
  const [list] =
    database.get<[string | null]>(
      `SELECT group_concat(id) FROM (SELECT rowid AS id FROM lessons
        WHERE lessons MATCH ? AND rowid >= ? AND rowid < ? LIMIT ?)`,
      matchOf(wanted),
      pieceId(row, 0),
      pieceId(row + 1, 0),
      limit,
    ) ?? [];
  return idsIn(list).map((id) => id % MAX_PIECES);
}
