import { z } from 'zod';
import { publicEnv } from '@/lib/env.public';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/server';
import { fetchThumbnail } from '@/lib/sources/server';

/** Only these: any other parameter would be another entry in caches that use the address as key. */
const querySchema = z.strictObject({
  width: z.enum(['320', '480']).transform((width) => (width === '320' ? 320 : 480)),
  video: z.string().regex(/^[\w-]{6,20}$/),
});

/** One transparent pixel, through which the generated cover is visible. A missing thumbnail is not an error. */
const NOTHING = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNgYAAAAAMAASsJTYQAAAAASUVORK5CYII=',
  'base64',
);
const NO_PICTURE = { picture: undefined, why: 'none' } as const;
const DAY_SECONDS = 24 * 3600;
const FRESH_SECONDS = { found: 7 * DAY_SECONDS, none: DAY_SECONDS, unreachable: 60 };

/**
 * `GET /api/thumbnail/320/{video}`: a video's thumbnail, or a transparent pixel if there is none. The image
 * optimizer requests it internally; external requests are counted in the request pipeline.
 */
export default route({
  cost: 0,
  GET: async (req, res) => {
    const asked = querySchema.safeParse(req.query);
    if (!asked.success) throw new AppError('request/invalid');
    const thumbnail = publicEnv.videoPictures
      ? await fetchThumbnail(asked.data.video, asked.data.width)
      : NO_PICTURE;
    const fresh = thumbnail.picture ? FRESH_SECONDS.found : FRESH_SECONDS[thumbnail.why];
    res.setHeader('Cache-Control', `public, max-age=${fresh}`);
    res.setHeader('Content-Type', thumbnail.picture ? 'image/jpeg' : 'image/png');
    res.send(thumbnail.picture ?? NOTHING);
  },
});
