import { toCourseView } from '@/lib/course';
import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { noteGuide } from '@/lib/guide/server';
import { cachePublicly, isNavigation, route } from '@/lib/http/server';
import { askContextOf } from '@/lib/screens/server/ask-context';
import { courseSources, findCourse } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /api/lessons?id=...`: the lessons of a course with their chapters. */
export default route({
  GET: async (req, res) => {
    const id = courseSchema.shape.id.safeParse(req.query.id);
    if (!id.success) throw new AppError('request/invalid');
    const sources = courseSources(askContextOf(req, isNavigation(req) ? 'user' : 'automated'));
    const lookup = await findCourse(sources, id.data, { related: false });
    if (lookup.kind !== 'found') throw new AppError('course/not-found');
    noteGuide(req.headers, { about: 'lesson', by: 'rule', outcome: 'answered' });
    cachePublicly(res);
    res.json({ lessons: toCourseView(lookup).lessons });
  },
});
