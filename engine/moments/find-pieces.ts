import type { CatalogIndex, FoundPieces, RowQuery } from '@/engine/format/course-store.types';
import type { Wanted } from './judge-piece';

/** Pieces of one course that are compared. */
const MOST_OF_COURSE = 12;

/** What a piece must say; undefined where nothing can say it. */
const queriesOf = (terms: readonly Wanted[]): RowQuery[] | undefined =>
  terms.length === 0 || terms.some(({ lessonAlternatives }) => lessonAlternatives.length === 0)
    ? undefined
    : terms.map(({ lessonAlternatives }) => ({ alternatives: lessonAlternatives }));

/** The first pieces of all courses that say all terms, those of popular courses first. */
export function piecesSaying({ store }: CatalogIndex, terms: readonly Wanted[], limit: number): FoundPieces {
  const wanted = queriesOf(terms);
  const found = wanted ? store.pieces(wanted, limit) : [];
  return new Map([...found].map(([row, places]) => [row, places.slice(0, MOST_OF_COURSE)]));
}

/** The pieces of one course that say all terms. */
export function piecesOfRow({ store }: CatalogIndex, terms: readonly Wanted[], row: number): number[] {
  const wanted = queriesOf(terms);
  return wanted ? store.piecesOf(row, wanted, MOST_OF_COURSE) : [];
}
