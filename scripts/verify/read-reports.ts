import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { courseSchema } from '@/lib/course/course.schema';
import { parseJson } from '@/lib/parse-json';

/** Courses that are remembered; a log may name any number. */
const MOST_COURSES = 10_000;

const { id } = courseSchema.shape;

/**
 * The courses that browsers reported: that did not open, or that play and whose lessons are unknown. Those with most
 * reports come first. Each line of the file is a line of the server's log, or the id of a course; other lines are skipped.
 * @throws Error when the file cannot be read
 */
export async function readReports(file: string, report: 'notOpened' | 'played'): Promise<string[]> {
  const logged = z.object({ [report]: id }).transform((line) => line[report]);
  const lineSchema = z.union([id, z.string().transform(parseJson).pipe(logged)]);
  const counts = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const course = lineSchema.safeParse(line.trim()).data;
    if (course === undefined || (counts.size >= MOST_COURSES && !counts.has(course))) continue;
    counts.set(course, (counts.get(course) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([course]) => course);
}
