import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextApiResponse } from 'next';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/server';
import { catalog } from '@/lib/search/server';
import { chargeClient } from '@/lib/server/client-work';
import { log } from '@/lib/server/log';
import { drawCard, findShare, keepDrawings } from '@/lib/share/server';
import { addCachedLessons, cachedLiveCourse, findLiveSource, liveSources } from '@/lib/sources/server';

/** This route reads no body, and Next's parser would answer an invalid one with plain text. */
export const config = { api: { bodyParser: false } };

const drawings = keepDrawings();
/** Of a processor, on two threads. */
const DRAWING_MS = 110;

function send(res: NextApiResponse, picture: Buffer, cache: string): void {
  // Search engines may show it with the page that names it.
  res.removeHeader('X-Robots-Tag');
  res.setHeader('Cache-Control', cache);
  res.setHeader('Content-Type', 'image/png');
  res.send(picture);
}

/** Sends the site's default image with a short cache time, so that the next request may get the real one. */
async function sendCommon(res: NextApiResponse): Promise<void> {
  send(res, await readFile(join(process.cwd(), 'public', 'share.png')), 'public, max-age=60');
}

/**
 * `GET /api/share-image?course=...&v=...` (or with `lesson`, `topic`, `page`): the share image of a page. `v`
 * is a hash of its content; any other value redirects to the right address without drawing.
 */
export default route({
  cost: 5,
  GET: async (req, res) => {
    const share = await findShare(catalog(), req.query, {
      course: cachedLiveCourse,
      addLessons: (course) => addCachedLessons(course, liveSources()),
    });
    const live = typeof req.query.course === 'string' && findLiveSource(req.query.course) !== undefined;
    // A live course is drawn only if it is cached; its source is never asked for an image.
    if (!share && live) return sendCommon(res);
    if (!share) throw new AppError('request/not-found');
    const { image, card } = share;
    if (req.query.v !== new URLSearchParams(image.path.split('?')[1]).get('v')) {
      res.setHeader('Cache-Control', 'public, max-age=300');
      res.redirect(302, image.path);
      return;
    }
    let picture: Buffer | undefined;
    try {
      picture = await drawings.draw(image.path, () => {
        chargeClient(DRAWING_MS);
        return drawCard(card);
      });
    } catch (error) {
      log.error({ err: error }, 'share image not drawn');
    }
    if (!picture) return sendCommon(res);
    // The sources' terms limit how long their data may be stored.
    send(res, picture, share.live ? 'public, max-age=86400' : 'public, max-age=31536000, immutable');
  },
});
