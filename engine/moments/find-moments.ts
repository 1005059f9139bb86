import type { CourseCard } from '@/engine/course.schema';
import type { CatalogIndex, FoundPieces } from '@/engine/format/course-store.types';
import type { Retrieved } from '@/engine/query/retrieve';
import type { CourseMoment, Moment } from '@/engine/search.types';
import { chooseMoments } from './choose-moments';
import { piecesOfRow, piecesSaying } from './find-pieces';
import { MomentJudge, type Scored } from './moment-judge';
import { unsaidTerms } from './unsaid-terms';

/** Pieces that are found first; more only where filters leave too few of them. */
const LOOKED_AT = 300;
const LOOKED_AT_MOST = 20_000;
/** Courses whose lessons are compared, most popular first. */
const COMPARED = 24;

type Understood = Pick<Retrieved, 'parsed' | 'filters' | 'accept'>;
type ShownRow = { row: number; card: CourseCard; head: Uint32Array };

/** For the courses of a page whose cards do not say all the words: the lesson or chapter that says the rest. */
export function momentsOfRows(
  index: CatalogIndex,
  words: string,
  understood: Understood,
  rows: readonly ShownRow[],
): Scored[] {
  const pieces: FoundPieces = new Map();
  for (const { row, card, head } of rows) {
    if (!card.lessonCount) continue;
    const places = piecesOfRow(index, unsaidTerms(understood.parsed, head), row);
    if (places.length > 0) pieces.set(row, places);
  }
  return pieces.size > 0 ? new MomentJudge(index, understood, words).score(pieces) : [];
}

/** Keeps the pieces of the first accepted courses. */
function keepAccepted({ store }: CatalogIndex, { accept }: Understood, pieces: FoundPieces): FoundPieces {
  const rows = accept(store.rowsOf(pieces.keys())).first(COMPARED);
  return new Map([...rows].map((row) => [row, pieces.get(row) ?? []]));
}

/** The first accepted courses that say all the words in a lesson or a chapter. */
function piecesAccepted(index: CatalogIndex, understood: Understood): FoundPieces {
  const terms = understood.parsed.clauses.filter(({ required }) => required);
  const first = piecesSaying(index, terms, LOOKED_AT);
  const kept = keepAccepted(index, understood, first);
  const found = [...first.values()].reduce((sum, places) => sum + places.length, 0);
  if (kept.size > 0 || found < LOOKED_AT) return kept;
  return keepAccepted(index, understood, piecesSaying(index, terms, LOOKED_AT_MOST));
}

/** The lessons and chapters of different courses that say all the words, best first. `shown` stand on cards already. */
export function momentsSaying(
  index: CatalogIndex,
  words: string,
  understood: Understood,
  shown: readonly Scored[],
): CourseMoment[] {
  const pieces = piecesAccepted(index, understood);
  for (const { row } of shown) pieces.delete(row);
  const found = pieces.size > 0 ? new MomentJudge(index, understood, words).score(pieces) : [];
  return chooseMoments([...found, ...shown].sort((a, b) => b.score - a.score || a.row - b.row));
}

export const toCardMoment = ({ moment: { course: _course, ...moment } }: Scored): Moment => moment;
