import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { readBody, route } from '@/lib/http/server';
import { log } from '@/lib/server/log';

/** Longer than any id. */
const MOST_BYTES = 200;
export const config = { api: { bodyParser: false } };

/**
 * `POST /api/not-opened`: a visitor says that a course did not open at its provider. The line in the log is what
 * `catalog:verify -- --first` reads.
 */
export default route({
  cost: 20,
  POST: async (req, res) => {
    const id = courseSchema.shape.id.safeParse(await readBody(req, MOST_BYTES));
    if (!id.success) throw new AppError('request/invalid');
    log.warn({ notOpened: id.data }, 'a course did not open at its provider');
    res.status(204).end();
  },
});
