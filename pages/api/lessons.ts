import { courseSchema } from '@/lib/courses/course.schema';
import { toCourseView } from '@/lib/courses/course-view';
import { AppError } from '@/lib/errors';
import { noteGuide } from '@/lib/server/analytics/note-guide';
import { courseSources } from '@/lib/server/courses/course-sources';
import { findCourse } from '@/lib/server/courses/find-course';
import { cachePublicly } from '@/lib/server/http/cache-headers';
import { route } from '@/lib/server/http/route';
import { isNavigation } from '@/lib/server/http/visit';
import { askContextOf } from '@/lib/server/sources/quota/ask-context';

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
