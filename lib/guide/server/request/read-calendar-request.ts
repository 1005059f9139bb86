import { z } from 'zod';
import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { MAX_CHANGES, MAX_STEPS, type PlanRequest } from '@/lib/guide/plan/plan.types';
import { DEFAULT_DAYS, DEFAULT_TIME, WEEKDAYS, type Weekday } from '@/lib/guide/plan/plan-evenings';
import { readPlanRequest } from './read-plan-request';

export type CalendarRequest = {
  plan: PlanRequest;
  /** Ids in the order of the plan. */
  courses: string[];
  days: Weekday[];
  time: string;
  /** First possible day, YYYY-MM-DD; by default tomorrow. */
  start?: string;
};

const DAYS = Object.keys(WEEKDAYS) as Weekday[];
/** A form sends one value as a text, several as a list, and an empty field as an empty text. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]),
    z.array(item).max(MAX_STEPS + MAX_CHANGES),
  );
const wishSchema = z.object({
  course: listOf(courseSchema.shape.id),
  day: listOf(z.enum(DAYS)),
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .default(DEFAULT_TIME),
  start: z.iso.date().optional(),
});

/**
 * Parses a request for the calendar file of a plan.
 * @throws AppError request/invalid
 */
export function readCalendarRequest(given: Record<string, unknown>): CalendarRequest {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const read = wishSchema.safeParse(filled);
  if (!read.success || read.data.course.length === 0) throw new AppError('request/invalid');
  const { course, day, time, start } = read.data;
  const chosen = new Set(day.length > 0 ? day : DEFAULT_DAYS);
  return {
    plan: readPlanRequest(filled),
    courses: [...new Set(course)],
    days: DAYS.filter((name) => chosen.has(name)),
    time,
    ...(start && { start }),
  };
}
