import { MAX_ANSWER } from './chat.types';
import type { LessonHit } from './find-in-lessons';
import type { Exchange } from './trim-history';

/** A question and what came of it. */
export type Turn = {
  question: string;
  /** Number of the lesson that was open. */
  number: number;
  text: string;
  hits: LessonHit[];
  /** What to search the catalogue for, where the course has nothing. */
  search?: string;
  /** Only of an answer by the model: */
  model?: {
    /** Seconds of the lesson that was open, and lessons, that the text may point at. */
    seconds: number[];
    lessons: number[];
    /** What one may want to ask next. */
    asks: string[];
    /** Why the answer is not whole, in words for people. */
    fault?: string;
    stopped?: true;
    cut?: true;
  };
};

/** Turns that are kept; the oldest go first. */
export const MAX_TURNS = 30;
/** Exchanges that go to the server with a question, and characters of each answer. */
const SENT = 6;
const SENT_ANSWER = 4_000;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isAll = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is);
const isMaybe = (value: unknown, is: (one: unknown) => boolean) => value === undefined || is(value);
const isTrue = (value: unknown) => value === true;

function isHit(value: unknown): value is LessonHit {
  if (!isFields(value)) return false;
  const { number, lesson, chapter, start } = value;
  return Number.isInteger(number) && isText(lesson) && isMaybe(chapter, isText) && isMaybe(start, isNumber);
}

function isModel(value: unknown): value is Turn['model'] {
  if (!isFields(value)) return false;
  const { seconds, lessons, asks, fault, stopped, cut } = value;
  return (
    isAll(seconds, isNumber) &&
    isAll(lessons, isNumber) &&
    isAll(asks, isText) &&
    isMaybe(fault, isText) &&
    isMaybe(stopped, isTrue) &&
    isMaybe(cut, isTrue)
  );
}

function isTurn(value: unknown): value is Turn {
  if (!isFields(value)) return false;
  const { question, number, text, hits, search, model } = value;
  return (
    isText(question) &&
    Number.isInteger(number) &&
    isText(text) &&
    text.length <= MAX_ANSWER &&
    isAll(hits, isHit) &&
    isMaybe(search, isText) &&
    isMaybe(model, isModel)
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

/** What the model should know of the conversation so far: what it was asked and answered, the latest of it. */
export function historyOf(turns: Turn[]): Exchange[] {
  return turns
    .filter(({ model, text }) => model && text.trim() !== '')
    .slice(-SENT)
    .map(({ question, text }) => ({ question, answer: text.slice(0, SENT_ANSWER).toWellFormed() }));
}
