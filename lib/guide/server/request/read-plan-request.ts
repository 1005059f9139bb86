import { z } from 'zod';
import { toLearningLanguages } from '@/lib/course';
import { courseSchema, LEVELS } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import {
  DEFAULT_HOURS_PER_WEEK,
  MAX_CHANGES,
  MAX_HOURS_PER_WEEK,
  MIN_HOURS_PER_WEEK,
  type PlanRequest,
} from '@/lib/guide/plan/plan.types';
import { MAX_QUERY_LENGTH, spellQuery } from '@/lib/query-spelling';

/** One name or several with commas between, as the address has them. */
const listOf = (one: z.ZodString) =>
  z
    .string()
    .max(MAX_CHANGES * 130)
    .transform((names) => [...new Set(names.split(',').filter(Boolean))])
    .or(z.array(z.string()))
    .pipe(z.array(one).max(MAX_CHANGES))
    .optional();
const stepKeys = listOf(z.string().regex(/^[a-z0-9-]{1,60}(\.(intermediate|advanced))?$/));

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
  prefer: z
    .union([z.string(), z.array(z.string())])
    .transform((tags) => toLearningLanguages([tags].flat().flatMap((tag) => tag.split(','))))
    .optional(),
  known: stepKeys,
  without: stepKeys,
  take: listOf(courseSchema.shape.id),
});

/**
 * Parses a request for a plan.
 * @throws AppError request/invalid
 */
export function readPlanRequest(given: unknown): PlanRequest {
  const read = wishSchema.safeParse(given);
  if (!read.success) throw new AppError('request/invalid');
  const { hours, ...wish } = read.data;
  const said = Object.entries(wish).filter(([, value]) => value !== undefined && value.length > 0);
  return { ...(Object.fromEntries(said) as Pick<PlanRequest, 'goal'>), hoursPerWeek: hours };
}
