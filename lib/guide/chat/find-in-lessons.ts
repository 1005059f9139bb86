import { editDistance } from '@polymath/engine/text/edit-distance';
import { isFiller } from '@polymath/engine/text/filler-words';
import { isRun, tokenize } from '@polymath/engine/text/tokenize';
import type { LessonLine } from '@/lib/course';

/** A place in a course: a lesson or one of its chapters. */
export type LessonHit = {
  /** The lesson's number, from 1. */
  number: number;
  lesson: string;
  chapter?: string;
  start?: number;
};

/** Words of a question that do not name its subject. */
const ASKING = new Set(
  `where when who which explain explained explains explanation show shows shown tell mean means meaning lesson lessons
   chapter chapters video course part find talk talks about cover covers covered discuss discussed did does was were
   please give example examples he she they teacher work works`.split(/\s+/),
);

const SHORTEST_STEM = 4;
const HITS = 6;

/** 1 for the same word, less for an inflected form or a typing mistake, 0 for another word. */
function alike(asked: string, word: string): number {
  if (asked === word) return 1;
  if (isRun(asked)) return 0;
  const stem = Math.max(SHORTEST_STEM, Math.ceil(asked.length * 0.7));
  if (
    asked.length >= SHORTEST_STEM &&
    word.startsWith(asked.slice(0, stem)) &&
    word.length <= asked.length + 5
  ) {
    return 0.8;
  }
  return asked.length > SHORTEST_STEM && editDistance(asked, word, 1) === 1 ? 0.6 : 0;
}

/** The subject of a question: its folded words without question words. */
export function keywordsOf(question: string): string[] {
  const words = tokenize(question).map(({ word }) => word);
  const informative = words.filter((word) => !isFiller(word) && !ASKING.has(word));
  return [...new Set(informative)];
}

/**
 * Places in a course that match a question, judged by lesson and chapter titles, best first. For ties, the
 * open lesson wins, then the earlier one.
 */
export function findInLessons(lessons: LessonLine[], question: string, here?: number): LessonHit[] {
  const asked = keywordsOf(question);
  const places = lessons.flatMap(({ title, chapters = [] }, index) => {
    const place: LessonHit = { number: index + 1, lesson: title };
    return [
      { ...place, words: tokenize(title) },
      ...chapters.map((chapter) => ({
        ...place,
        chapter: chapter.title,
        start: chapter.start,
        words: tokenize(chapter.title),
      })),
    ].map(({ words, ...hit }) => ({
      hit: hit as LessonHit,
      match: asked.map((word) => Math.max(0, ...words.map((token) => alike(word, token.word)))),
    }));
  });
  // A word that every lesson contains ("lecture", the course's name) does not distinguish them.
  const weights = asked.map((_, i) => {
    const having = places.filter(({ match }) => (match[i] ?? 0) > 0).length;
    return having === 0 ? 0 : Math.log(1 + places.length / having);
  });
  return places
    .map(({ hit, match }) => ({
      hit,
      score: match.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.hit.number === here) - Number(a.hit.number === here) ||
        a.hit.number - b.hit.number ||
        (a.hit.start ?? 0) - (b.hit.start ?? 0),
    )
    .slice(0, HITS)
    .map(({ hit }) => hit);
}
