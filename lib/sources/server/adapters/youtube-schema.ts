import { z } from 'zod';

const thumbnails = z.record(z.string(), z.object({ url: z.string() })).default({});
const pages = { nextPageToken: z.string().optional() };
const list = <T extends z.ZodType>(item: T) => z.object({ ...pages, items: z.array(item) });

export const searchSchema = list(
  z.object({ id: z.object({ videoId: z.string().optional(), playlistId: z.string().optional() }) }),
);

export const playlistsSchema = list(
  z.object({
    id: z.string(),
    snippet: z.object({
      title: z.string(),
      channelTitle: z.string().default(''),
      publishedAt: z.string().optional(),
      defaultLanguage: z.string().optional(),
      thumbnails,
    }),
    contentDetails: z.object({ itemCount: z.number() }).optional(),
  }),
);

/** Which part contains the id depends on the requested parts; an entry of a deleted video may have neither. */
export const playlistItemsSchema = list(
  z.object({
    snippet: z.object({ resourceId: z.object({ videoId: z.string().optional() }).optional() }).optional(),
    contentDetails: z.object({ videoId: z.string().optional() }).optional(),
  }),
);

export const videosSchema = list(
  z.object({
    id: z.string(),
    snippet: z.object({
      title: z.string(),
      channelTitle: z.string().default(''),
      description: z.string().default(''),
      publishedAt: z.string().optional(),
      categoryId: z.string().optional(),
      defaultLanguage: z.string().optional(),
      defaultAudioLanguage: z.string().optional(),
    }),
    contentDetails: z.object({ duration: z.string().optional() }).default({}),
    status: z
      .object({
        uploadStatus: z.string().optional(),
        privacyStatus: z.string().optional(),
        embeddable: z.boolean().optional(),
        madeForKids: z.boolean().optional(),
      })
      .default({}),
  }),
);

export type YouTubeVideo = z.infer<typeof videosSchema>['items'][number];
export type YouTubePlaylist = z.infer<typeof playlistsSchema>['items'][number];

const errorSchema = z.object({
  error: z.object({
    code: z.number().optional(),
    status: z.string().optional(),
    errors: z.array(z.object({ domain: z.string().optional(), reason: z.string().optional() })).default([]),
    details: z
      .array(
        z.object({ reason: z.string().optional(), metadata: z.record(z.string(), z.string()).optional() }),
      )
      .default([]),
  }),
});

/** A failed answer, flattened: the reasons of both generations of the API, and the quota they refer to. */
export function readYouTubeError(body: unknown): { reasons: string[]; metadata: Record<string, string> } {
  const read = errorSchema.safeParse(body);
  if (!read.success) return { reasons: [], metadata: {} };
  const { errors, details } = read.data.error;
  return {
    reasons: [...errors, ...details].flatMap(({ reason }) => reason ?? []),
    metadata: Object.assign({}, ...details.map(({ metadata }) => metadata ?? {})),
  };
}
