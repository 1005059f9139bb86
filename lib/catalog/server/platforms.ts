import { z } from 'zod';
import { knownHours } from '@/lib/course';
import { type Course, courseSchema } from '@/lib/course/course.schema';

/** What platforms say of all their courses, one platform a line. */
export const PLATFORMS_FILE = 'platforms.jsonl';

const { cost, certificate, costSince } = courseSchema.shape;
const { month, source } = costSince.unwrap().shape;

export const platformSchema = z
  .strictObject({
    /** As courses name it. */
    platform: z.string().min(1).max(100),
    /** What its courses cost of which no list says anything surer. */
    cost: cost.optional(),
    /** What that means, in a few words ("most courses open their first part only"). */
    allows: z.string().trim().min(3).max(100).optional(),
    /** How long its courses are for each week that they run. */
    hoursAWeek: z.number().positive().max(100).optional(),
    since: month,
    certificate,
    source,
  })
  .refine((terms) => (terms.cost ? terms.allows : terms.hoursAWeek), 'cost and allows, or hoursAWeek');

export type Platform = z.infer<typeof platformSchema>;

/** An estimate is for a course of which nothing surer is known. Where its row has none, its platform may count its weeks. */
function withEstimate({ estimate, ...course }: Course, { hoursAWeek, since, source }: Platform): Course {
  if (course.workload || knownHours(course)) return course;
  if (estimate) return { estimate, ...course };
  if (!hoursAWeek || !course.weeks) return course;
  return { estimate: { hours: course.weeks * hoursAWeek, month: since, source }, ...course };
}

/**
 * A course as its platform's terms are now. A list that says that a course could be read for free is older than these terms;
 * what a list says for sure ("free", "paid"), and what the course itself states, stays.
 */
export function withTerms(course: Course, platforms: ReadonlyMap<string, Platform>): Course {
  const terms = platforms.get(course.platform ?? course.provider);
  if (!terms) return course;
  const timed = withEstimate(course, terms);
  const { cost, allows, since: month, source, certificate } = terms;
  if (!cost || (course.cost !== 'audit' && course.cost !== cost)) return timed;
  return { ...(certificate && { certificate }), costSince: { month, source, allows }, ...timed, cost };
}
