import { z } from 'zod';
import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { INVISIBLE } from '@/lib/format/invisible';
import { MAX_ANSWER, MAX_HISTORY, MAX_QUESTION } from '@/lib/guide/chat/chat.types';
import type { Exchange } from '@/lib/guide/chat/trim-history';
import type { PlanRequest } from '@/lib/guide/plan/plan.types';
import { readPlanRequest } from './read-plan-request';

export type Question =
  | { mode: 'plan'; request: PlanRequest }
  | { mode: 'lesson'; courseId: string; number: number; question: string; history: Exchange[] };

const words = z
  .string()
  .max(MAX_QUESTION)
  // Line breaks are the only control characters that a question may contain.
  .transform((text) =>
    text
      .replace(INVISIBLE, '')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1));

const lessonSchema = z.object({
  mode: z.literal('lesson'),
  courseId: courseSchema.shape.id,
  number: z.number().int().min(1).max(100_000),
  question: words,
  history: z
    .array(z.object({ question: words, answer: z.string().max(MAX_ANSWER) }))
    .max(MAX_HISTORY)
    .default([]),
});

/** Parses the body of a question. @throws AppError request/invalid */
export function readQuestion(body: unknown): Question {
  if (typeof body === 'object' && body !== null && 'mode' in body && body.mode === 'plan') {
    return { mode: 'plan', request: readPlanRequest(body) };
  }
  const read = lessonSchema.safeParse(body);
  if (!read.success) throw new AppError('request/invalid');
  return read.data;
}
