import { MAX_ANSWER } from './chat.types';
import type { LessonHit } from './find-in-lessons';
import type { Exchange } from './trim-history';

/** A question and its answer. */
export type Turn = {
  question: string;
  /** Number of the lesson that was open. */
  number: number;
  text: string;
  hits: LessonHit[];
  /** What to search the catalogue for if the course has nothing. */
  search?: string;
  /** Only for an answer by the model: */
  model?: {
    /** The seconds of the open lesson, and the lessons, that the text may cite. */
    seconds: number[];
    lessons: number[];
    /** Possible next questions. */
    asks: string[];
    /** Why the answer is incomplete, as a sentence for people. */
    fault?: string;
    stopped?: true;
    cut?: true;
  };
};

/** Maximum number of turns; the oldest are dropped. */
const MAX_TURNS = 30;
/** Number of exchanges sent with a question, and maximum characters of each answer. */
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

/** Parses a stored conversation of this course; anything invalid counts as empty. */
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

/** The latest questions and answers, as context for the model. */
export function historyOf(turns: Turn[]): Exchange[] {
  return turns
    .filter(({ model, text }) => model && text.trim() !== '')
    .slice(-SENT)
    .map(({ question, text }) => ({ question, answer: text.slice(0, SENT_ANSWER).toWellFormed() }));
}
