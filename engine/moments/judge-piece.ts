import { isFiller } from '@/engine/text/filler-words';
import { stem } from '@/engine/text/stem';
import { tokenize } from '@/engine/text/tokenize';

/** What a lesson must say: any of these groups of stems; `words` as they were typed. */
export type Wanted = { lessonAlternatives: string[][]; words: string };

/** All words of what is wanted, to compare titles with. */
export type WantedWords = { stems: ReadonlySet<string>; typed: ReadonlySet<string> };

export const wordsOf = (wanted: readonly Wanted[]): WantedWords => ({
  stems: new Set(wanted.flatMap(({ lessonAlternatives }) => lessonAlternatives.flat())),
  typed: new Set(wanted.flatMap(({ words }) => tokenize(words).map(({ word }) => word))),
});

type PieceJudgement = {
  /** How much the title says of what is wanted, and how little else; 0 to 1. */
  fit: number;
  marks: [number, number][];
};

/** A title that means the same in other words ("agujeros negros" for "black holes"). */
const OTHER_WORDS = 0.6;
/** A word that shares its stem with a typed one ("recurrence", "recursion"). */
const SAME_STEM = 0.8;
/** Share of the fit that is the words' standing next to each other. */
const ADJACENT = 0.25;

/** "Lecture 13" and the like say where a lesson stands, not what it is about. */
const isSide = (word: string): boolean => /^\d+[a-z]?$/.test(word) || isFiller(word);

/** Compares the title of a lesson or a chapter with what a search wants. */
export function judgePiece(title: string, language: string, { stems, typed }: WantedWords): PieceJudgement {
  const marks: [number, number][] = [];
  let counted = 0;
  let hits = 0;
  let matched = 0;
  let adjacent = 0;
  let wasHit = false;
  for (const { word, surface, start, end } of tokenize(title)) {
    const isHit = typed.has(word) ? !isFiller(word) : stems.has(word) || stems.has(stem(surface, language));
    if (isHit) {
      const last = marks.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else marks.push([start, end]);
      hits++;
      matched += typed.has(word) ? 1 : SAME_STEM;
      if (wasHit) adjacent++;
    }
    if (isHit || !isSide(word)) counted++;
    if (isHit || !isFiller(word)) wasHit = isHit;
  }
  if (hits === 0) return { fit: OTHER_WORDS, marks };
  const together = hits > 1 ? adjacent / (hits - 1) : 1;
  return { fit: (matched / counted) * (1 - ADJACENT) + together * ADJACENT, marks };
}
