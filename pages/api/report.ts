import { z } from 'zod';
import { objectsToAnalytics } from '@/lib/analytics/server';
import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { readBody, route } from '@/lib/http/server';
import { parseJson } from '@/lib/parse-json';
import { log } from '@/lib/server/log';

/** Longer than any report. */
const MOST_BYTES = 200;
export const config = { api: { bodyParser: false } };

const { id } = courseSchema.shape;
const reportSchema = z
  .string()
  .transform(parseJson)
  .pipe(z.union([z.strictObject({ notOpened: id }), z.strictObject({ played: id })]));

/**
 * `POST /api/report`: a course did not open at its provider, or one plays whose lessons are unknown. Commands read the
 * line in the log: `catalog:verify -- --first` and `catalog:enrich -- --first`.
 */
export default route({
  cost: 20,
  POST: async (req, res) => {
    const report = reportSchema.safeParse(await readBody(req, MOST_BYTES)).data;
    if (!report) throw new AppError('request/invalid');
    if ('notOpened' in report) log.warn(report, 'a course did not open at its provider');
    else if (!objectsToAnalytics(req.headers)) log.info(report, 'a course plays whose lessons are unknown');
    res.status(204).end();
  },
});
