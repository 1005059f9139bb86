import { z } from 'zod';
import { chooseCaptions, lessonsOf } from '@/lib/course';
import { courseSchema } from '@/lib/course/course.schema';
import { AppError } from '@/lib/errors';
import { cachePublicly, isNavigation, leaving, route } from '@/lib/http/server';
import { type SentTranscript, toSent } from '@/lib/player/transcript.schema';
import { askContextOf } from '@/lib/screens/server/ask-context';
import { courseSources, findCourse, loadCaptions } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

/** Rate limit points: a file of another site may be fetched. */
const COST = 3;
/** A file of captions that was not there is requested again after a minute. */
const AWAY_SECONDS = 60;

const querySchema = z.object({
  id: courseSchema.shape.id,
  lesson: z.coerce.number().int().min(1).max(10_000),
  language: z.string().max(40).optional(),
});

/**
 * `GET /api/transcript?id=...&lesson=3`: what is said in a lesson, from the captions at its source. Their address is that
 * of the catalogue or of a live source. Captions that cannot be fetched are not an error of this site.
 */
export default route({
  cost: COST,
  GET: async (req, res) => {
    const signal = leaving(res);
    const asked = querySchema.safeParse(req.query);
    if (!asked.success) throw new AppError('request/invalid');
    const { id, lesson: number, language } = asked.data;
    const asking = { ...askContextOf(req, isNavigation(req) ? 'user' : 'automated'), signal };
    const lookup = await findCourse(courseSources(asking), id, { related: false });
    if (lookup.kind !== 'found') throw new AppError('course/not-found');
    const lesson = lessonsOf(lookup.course)[number - 1];
    const captions = lesson && chooseCaptions(lesson, lookup.course, language);
    if (!captions) throw new AppError('transcript/none');
    const cues = await loadCaptions(captions.address, { signal });
    const host = new URL(captions.address).hostname;
    const answer: SentTranscript = { language: captions.language, host, cues: cues?.map(toSent) };
    if (cues) cachePublicly(res);
    else res.setHeader('Cache-Control', `public, max-age=${AWAY_SECONDS}`);
    res.json(answer);
  },
});
