import * as z from 'zod/mini';
import { wellFormed } from '@/lib/format/well-formed';
import { parseJson } from '@/lib/parse-json';
import { MAX_ANSWER } from './chat.types';
import type { LessonHit } from './find-in-lessons';
import type { Exchange } from './trim-history';

const text = z.string();
const mark = z.exactOptional(z.literal(true));
const hitSchema: z.ZodMiniType<LessonHit> = z.object({
  number: z.int(),
  lesson: text,
  chapter: z.exactOptional(text),
  start: z.exactOptional(z.number()),
});

const turnSchema = z.object({
  question: text,
  number: z.int(),
  text: text.check(z.maxLength(MAX_ANSWER)),
  hits: z.array(hitSchema),
  /** What to search the catalogue for if the course has nothing. */
  search: z.exactOptional(text),
  /** Only for an answer by the model: */
  model: z.exactOptional(
    z.object({
      /** The seconds of the open lesson, and the lessons, that the text may cite. */
      seconds: z.array(z.number()),
      lessons: z.array(z.number()),
      /** Possible next questions. */
      asks: z.array(text),
      /** Why the answer is incomplete, as a sentence for people. */
      fault: z.exactOptional(text),
      stopped: mark,
      cut: mark,
    }),
  ),
});

const storedSchema = z.object({ course: text, turns: z.array(z.unknown()) });

export type Turn = z.infer<typeof turnSchema>;

/** Maximum number of turns; the oldest are dropped. */
const MAX_TURNS = 30;
/** Number of exchanges sent with a question, and maximum characters of each answer. */
const SENT = 6;
const SENT_ANSWER = 4_000;

/** Parses a stored conversation of this course; anything invalid counts as empty. */
export function readConversation(stored: string | null, courseId: string): Turn[] {
  const kept = storedSchema.safeParse(parseJson(stored)).data;
  if (kept?.course !== courseId) return [];
  return kept.turns.flatMap((turn) => turnSchema.safeParse(turn).data ?? []).slice(-MAX_TURNS);
}

export function writeConversation(courseId: string, turns: Turn[]): string {
  return JSON.stringify({ course: courseId, turns: turns.slice(-MAX_TURNS) });
}

/** The latest questions and answers, as context for the model. */
export function historyOf(turns: Turn[]): Exchange[] {
  return turns
    .filter(({ model, text }) => model && text.trim() !== '')
    .slice(-SENT)
    .map(({ question, text }) => ({ question, answer: wellFormed(text.slice(0, SENT_ANSWER)) }));
}
