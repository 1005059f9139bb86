import type { LessonHit } from './find-in-lessons';

/** A question and what came of it. */
export type Turn = {
  question: string;
  /** Number of the lesson that was open. */
  number: number;
  text: string;
  hits: LessonHit[];
  /** What to search the catalogue for, where the course has nothing. */
  search?: string;
};

/** Turns that are kept; the oldest go first. */
export const MAX_TURNS = 30;

function isHit(value: unknown): value is LessonHit {
  if (typeof value !== 'object' || value === null) return false;
  const { number, lesson, chapter, start } = value as Record<string, unknown>;
  return (
    Number.isInteger(number) &&
    typeof lesson === 'string' &&
    (chapter === undefined || typeof chapter === 'string') &&
    (start === undefined || typeof start === 'number')
  );
}

function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null) return false;
  const { question, number, text, hits, search } = value as Record<string, unknown>;
  return (
    typeof question === 'string' &&
    Number.isInteger(number) &&
    typeof text === 'string' &&
    Array.isArray(hits) &&
    hits.every(isHit) &&
    (search === undefined || typeof search === 'string')
  );
}

/** Reads a kept conversation of this course; anything else counts as none. */
export function readConversation(stored: string | null, courseId: string): Turn[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return [];
    const { course, turns } = value as { course?: unknown; turns?: unknown };
    return course === courseId && Array.isArray(turns) ? turns.filter(isTurn).slice(-MAX_TURNS) : [];
  } catch {
    return [];
  }
}

export function writeConversation(courseId: string, turns: Turn[]): string {
  return JSON.stringify({ course: courseId, turns: turns.slice(-MAX_TURNS) });
}
