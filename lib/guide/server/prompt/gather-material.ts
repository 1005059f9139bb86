import { fold } from '@polymath/engine/text/fold';
import { tokenize } from '@polymath/engine/text/tokenize';
import { type Course, lessonsOf } from '@/lib/course';
import type { Citable } from '@/lib/guide/chat/citations';
import { clipTokens, estimateTokens } from '@/lib/guide/chat/estimate-tokens';
import { keywordsOf } from '@/lib/guide/chat/find-in-lessons';
import type { Passage } from '@/lib/player';

/** Everything that the model is told about a lesson. */
export type Material = {
  course: { title: string; provider: string };
  lesson: { number: number; title: string; seconds?: number };
  lessons: { number: number; title: string }[];
  chapters: Passage[];
  /** Caption text, if captions are available. */
  passages: Passage[];
};

export type LessonContext = { material: Material; citable: Citable };

/** Limits in tokens, by our own conservative count. */
const MOST = { lessons: 2_000, chapters: 2_000, passages: 8_000, title: 100 };
/** Words of a question that are looked for, and characters of captions that are split into words for it. */
const MOST_ASKED = 20;
const MOST_SPLIT = 100_000;

/** Inside of a word it is left out of the word. */
const APOSTROPHE = /['’ʼ]/gu;

const cost = (text: string) => estimateTokens(text) + 8;

/** As many entries as fit, nearest to `here` first, in their original order. */
function around<T>(entries: T[], here: number, textOf: (entry: T) => string, most: number): T[] {
  let left = most;
  const kept = entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => Math.abs(a.index - here) - Math.abs(b.index - here))
    .filter(({ entry }) => {
      left -= cost(textOf(entry));
      return left >= 0;
    });
  return kept.sort((a, b) => a.index - b.index).map(({ entry }) => entry);
}

/**
 * How often passages say the words that are asked for, by their index. To split a text into words is slow,
 * and captions may have a million characters: only the passages that contain most of the words are split.
 */
function countAsked(passages: Passage[], question: string): Map<number, number> {
  const asked = new Set(keywordsOf(question).slice(0, MOST_ASKED));
  const likely = passages.flatMap(({ text }, index) => {
    const folded = fold(text).replace(APOSTROPHE, '');
    const contained = [...asked].filter((word) => folded.includes(word)).length;
    return contained > 0 ? [{ index, text, contained }] : [];
  });
  likely.sort((a, b) => b.contained - a.contained || a.index - b.index);
  const counts = new Map<number, number>();
  let left = MOST_SPLIT;
  for (const { index, text } of likely) {
    if (text.length > left) continue;
    left -= text.length;
    counts.set(index, tokenize(text).filter(({ word }) => asked.has(word)).length);
  }
  return counts;
}

/** The passages that match the question, and their neighbours, as many as fit. */
function relevantPassages(passages: Passage[], question: string, most: number): Passage[] {
  const score = countAsked(passages, question);
  let left = most;
  const kept = new Set<number>();
  const ranked = passages
    .map((_, index) => index)
    .sort((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0) || a - b);
  for (const index of ranked) {
    for (const place of [index, index + 1, index - 1]) {
      const passage = passages[place];
      if (!passage || kept.has(place)) continue;
      left -= cost(passage.text);
      if (left < 0) return passages.filter((_, at) => kept.has(at));
      kept.add(place);
    }
  }
  return passages;
}

/** All material for an answer about a lesson. @returns undefined if there is no such lesson */
export function gatherMaterial(
  course: Course,
  number: number,
  question: string,
  captions: Passage[] = [],
): LessonContext | undefined {
  const lessons = lessonsOf(course);
  const lesson = lessons[number - 1];
  if (!lesson) return undefined;
  const title = (text: string) => clipTokens(text, MOST.title);
  const chapters = around(
    (lesson.chapters ?? []).map((chapter) => ({ start: chapter.start, text: title(chapter.title) })),
    0,
    ({ text }) => text,
    MOST.chapters,
  );
  const passages = relevantPassages(captions, question, MOST.passages);
  const listed = around(
    lessons.map((one, index) => ({ number: index + 1, title: title(one.title) })),
    number - 1,
    (one) => one.title,
    MOST.lessons,
  );
  return {
    material: {
      course: { title: title(course.title), provider: title(course.provider) },
      lesson: {
        number,
        title: title(lesson.title),
        ...(lesson.seconds && { seconds: lesson.seconds }),
      },
      lessons: listed,
      chapters,
      passages,
    },
    citable: {
      seconds: new Set([...chapters, ...passages].map(({ start }) => start)),
      lessons: new Set(listed.map((one) => one.number)),
    },
  };
}
