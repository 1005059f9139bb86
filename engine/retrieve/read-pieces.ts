import type { CatalogIndex } from '@/engine/format/course-store.types';
import { readHead } from '@/engine/format/vocabulary';

/** The words of these courses, by their numbers, piece by piece: what stands on a course's head, then each lesson. */
export function piecesOf({ store }: CatalogIndex, rows: Uint32Array): Map<number, Uint32Array[]> {
  const contents = store.contents(rows);
  return new Map(
    store.heads(rows).map(({ row, head }) => {
      const pieces = [readHead(head).words];
      const inside = contents.get(row) ?? new Uint32Array(0);
      let from = 0;
      for (let at = 0; at <= inside.length; at++) {
        if (at < inside.length && inside[at] !== 0) continue;
        if (at > from) pieces.push(inside.subarray(from, at));
        from = at + 1;
      }
      return [row, pieces];
    }),
  );
}
