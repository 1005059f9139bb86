import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { cachePublicly, route } from '@/lib/http/server';
import { type CourseBrief, MAX_BRIEFS, toCourseBrief } from '@/lib/learning';
import { catalog } from '@/lib/search/server';
import { addCachedLessons, cachedLiveCourse, liveSources } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

async function findBrief(id: string): Promise<[string, CourseBrief] | undefined> {
  const lookup = await catalog().findCourse(id, { related: false });
  const found = lookup.kind === 'moved' ? await catalog().findCourse(lookup.id, { related: false }) : lookup;
  // A saved course stays in the learner's list even if it is gone.
  if (found.kind === 'found' || found.kind === 'gone') {
    const { course } = await addCachedLessons(found.course, liveSources());
    return [id, toCourseBrief(course, found.topics[0])];
  }
  const live = await cachedLiveCourse(id);
  return live && [id, toCourseBrief(live)];
}

/** `GET /api/courses?ids=a,b`: the known facts of these courses, by requested id; unknown ones are left out. */
export default route({
  cost: 2,
  GET: async (req, res) => {
    const ids = [
      ...new Set(
        String(req.query.ids ?? '')
          .split(',')
          .filter(Boolean),
      ),
    ];
    const valid = ids.every((id) => courseSchema.shape.id.safeParse(id).success);
    if (ids.length === 0 || ids.length > MAX_BRIEFS || !valid) throw new AppError('request/invalid');
    const briefs = await Promise.all(ids.map(findBrief));
    cachePublicly(res);
    res.json({ courses: Object.fromEntries(briefs.filter((brief) => brief !== undefined)) });
  },
});
