import { assertServer } from '@/lib/assert-server';
import { HEAD_FIELDS, numbersOf } from '@/lib/server/search-index/build/vocabulary';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';

assertServer('lib/server/search/retrieve/read-pieces');

/** The words of a course, by their numbers, piece by piece: what stands on its head, then each lesson. */
export function piecesOf({ database }: CatalogIndex, row: number): Uint32Array[] {
  const [head, more] =
    database.get<[Buffer, Buffer | null]>(
      'SELECT head, more FROM cards JOIN heads USING (id) WHERE id = ?',
      row,
    ) ?? [];
  const pieces = head ? [numbersOf(head).subarray(HEAD_FIELDS)] : [];
  const inside = more ? numbersOf(more) : new Uint32Array(0);
  let from = 0;
  for (let at = 0; at <= inside.length; at++) {
    if (at < inside.length && inside[at] !== 0) continue;
    if (at > from) pieces.push(inside.subarray(from, at));
    from = at + 1;
  }
  return pieces;
}
