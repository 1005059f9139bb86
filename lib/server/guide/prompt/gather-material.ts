import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import { lessonsOf } from '@/lib/courses/lessons/lessons-of';
import type { Citable } from '@/lib/guide/chat/citations';
import { clipTokens, estimateTokens } from '@/lib/guide/chat/estimate-tokens';
import { keywordsOf } from '@/lib/guide/chat/find-in-lessons';
import { tokenize } from '@/lib/text-analysis/tokenize';

assertServer('lib/server/guide/prompt/gather-material');

/** A chapter title or caption text, with the second at which it starts. */
export type Passage = { start: number; text: string };

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
/** Captions come in snippets of a few seconds; a statement is longer. */
const PASSAGE_SECONDS = 20;

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

/** Joins caption snippets into passages of a useful length. */
function toPassages(cues: Passage[]): Passage[] {
  const passages: Passage[] = [];
  for (const { start, text } of cues) {
    const last = passages.at(-1);
    if (last && start - last.start < PASSAGE_SECONDS) last.text += ` ${text}`;
    else passages.push({ start: Math.floor(start), text });
  }
  return passages;
}

/** The passages that match the question, and their neighbours, as many as fit. */
function telling(passages: Passage[], question: string, most: number): Passage[] {
  const asked = new Set(keywordsOf(question));
  const score = passages.map(({ text }) => tokenize(text).filter(({ word }) => asked.has(word)).length);
  let left = most;
  const kept = new Set<number>();
  const ranked = passages.map((_, index) => index).sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b);
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
  cues: Passage[] = [],
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
  const passages = telling(toPassages(cues), question, MOST.passages);
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
