import { z } from 'zod';
import { type Course, courseSchema } from '@/lib/course/course.schema';

/** What platforms let people do without paying, one platform a line. */
export const PLATFORMS_FILE = 'platforms.jsonl';

const { cost, certificate, costSince } = courseSchema.shape;
const { month, source } = costSince.unwrap().shape;

export const platformSchema = z.strictObject({
  /** As courses name it. */
  platform: z.string().min(1).max(100),
  /** What its courses cost of which no list says anything surer. */
  cost,
  /** What that means, in a few words ("most courses open their first part only"). */
  allows: z.string().trim().min(3).max(100),
  since: month,
  certificate,
  source,
});

export type Platform = z.infer<typeof platformSchema>;

/**
 * A course as its platform's terms are now. A list that says that a course could be read for free is older than these terms;
 * what a list says for sure ("free", "paid"), and what the course itself states, stays.
 */
export function withTerms(course: Course, platforms: ReadonlyMap<string, Platform>): Course {
  const terms = platforms.get(course.platform ?? course.provider);
  if (!terms || (course.cost !== 'audit' && course.cost !== terms.cost)) return course;
  const { cost, allows, since: month, source, certificate } = terms;
  return { ...(certificate && { certificate }), costSince: { month, source, allows }, ...course, cost };
}
