import { z } from 'zod';
import { LEVELS } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import {
  DEFAULT_HOURS_PER_WEEK,
  MAX_HOURS_PER_WEEK,
  MIN_HOURS_PER_WEEK,
  type PlanRequest,
} from '@/lib/guide/plan/plan.types';
import { readGoal } from '@/lib/guide/plan/read-goal';
import { MAX_QUERY_LENGTH, spellQuery } from '@/lib/query-spelling';

const wishSchema = z.object({
  goal: z
    .string()
    .max(MAX_QUERY_LENGTH)
    .transform(spellQuery)
    .transform((spelling) => (spelling.kind === 'words' ? spelling.words : z.NEVER))
    .pipe(z.string().min(1)),
  level: z.enum(LEVELS).optional(),
  hours: z.coerce.number().min(MIN_HOURS_PER_WEEK).max(MAX_HOURS_PER_WEEK).default(DEFAULT_HOURS_PER_WEEK),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
});

/**
 * Parses a request for a plan. Without a chosen level, the words may name one.
 * @throws AppError request/invalid
 */
export function readPlanRequest(given: unknown): PlanRequest {
  const read = wishSchema.safeParse(given);
  if (!read.success) throw new AppError('request/invalid');
  const { goal, level, hours, language } = read.data;
  return {
    goal,
    level: level ?? readGoal(goal).level ?? 'beginner',
    hoursPerWeek: hours,
    ...(language && { language }),
  };
}
