import { z } from 'zod';
import type { Course } from '@/lib/course';
import { embedUrl } from '@/lib/player';
import { cleanLine } from '@/lib/sources/server/read/plain-text';
import { toLanguageTag } from '@/lib/sources/server/read/to-language-tag';
import { SourceError } from '@/lib/sources/server/source/source-error';
import type { AskSource, SourceAdapter, SourceDefinition } from '@/lib/sources/server/source.types';

const LEAST_SECONDS = 5 * 60;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A public host name: it contains a dot and is not an IP address. */
const HOST = /^(?=.{4,253}$)([a-z0-9-]+\.)+(?!local$|localhost$|internal$|lan$|home$|arpa$|onion$)[a-z]{2,}$/;

const labelled = z.object({ id: z.union([z.string(), z.number()]).nullish() }).nullish();
const person = z.object({ displayName: z.string().nullish(), host: z.string() });

const videoSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  url: z.string(),
  embedUrl: z.string().nullish(),
  duration: z.number().int().nonnegative().nullish(),
  publishedAt: z.string().nullish(),
  language: labelled,
  isLive: z.boolean().nullish(),
  nsfw: z.boolean().nullish(),
  account: person,
  channel: person.nullish(),
});
type PeerTubeVideo = z.infer<typeof videoSchema>;
const searchSchema = z.object({ total: z.number(), data: z.array(videoSchema) });

/** Whether an address is on the server that the video claims to come from, with https and a public name. */
function liesOn(address: string | null | undefined, host: string): boolean {
  if (!address || !URL.canParse(address) || !HOST.test(host)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && url.host === host && !url.username && !url.password;
}

function toCourse(video: PeerTubeVideo): Course | undefined {
  const { uuid, name, url, duration, account, channel, publishedAt } = video;
  const title = cleanLine(name, 300);
  if (!title || !UUID.test(uuid) || video.nsfw || video.isLive || !liesOn(url, account.host))
    return undefined;
  const player = { host: 'peertube', url: video.embedUrl ?? url } as const;
  const playable = liesOn(player.url, account.host) && embedUrl(player) !== undefined;
  const year = publishedAt && /^\d{4}/.test(publishedAt) ? Number(publishedAt.slice(0, 4)) : undefined;
  const language = video.language?.id;
  return {
    id: `peertube-${uuid}`,
    source: 'peertube',
    title,
    provider: cleanLine(channel?.displayName ?? account.displayName, 100) ?? account.host,
    platform: `PeerTube (${account.host})`,
    url,
    kind: 'single-video',
    language: toLanguageTag(typeof language === 'string' ? language : undefined),
    cost: 'free',
    topics: [],
    ...(year && { year }),
    ...(duration && { hours: duration / 3600 }),
    ...(playable && { lessons: [{ title, video: player, ...(duration && { seconds: duration }) }] }),
  };
}

function create({ ask }: { ask: AskSource }): SourceAdapter {
  const list = (parameters: Record<string, string>, signal?: AbortSignal) =>
    ask(`/api/v1/search/videos?${new URLSearchParams({ ...parameters, nsfw: 'false' })}`, searchSchema, {
      signal,
      decides: true,
    });

  return {
    async search(words, { limit, signal }) {
      const found = await list(
        {
          search: words,
          start: '0',
          count: String(limit),
          sort: '-match',
          durationMin: String(LEAST_SECONDS),
        },
        signal,
      );
      return found.data.flatMap((video) => {
        const course = (video.duration ?? 0) >= LEAST_SECONDS ? toCourse(video) : undefined;
        return course ? [{ course }] : [];
      });
    },

    async getCourse(id, { signal }) {
      // Not in the published API description of instances, but accepted by the index's own server.
      const { data, total } = await list({ 'uuids[]': id, start: '0', count: '1' }, signal);
      const video = data.find(({ uuid }) => uuid === id);
      if (video) return toCourse(video);
      if (total === 0) return undefined;
      // An index that does not know the parameter returns other videos: that does not mean that this video is
      // gone.
      throw new SourceError({ kind: 'malformed' }, 'answered with other videos');
    },
  };
}

export const peertube: SourceDefinition = {
  id: 'peertube',
  name: 'PeerTube',
  baseUrl: 'https://sepiasearch.org',
  weight: 0.7,
  freshMs: 12 * 3_600_000,
  keepMs: 7 * 24 * 3_600_000,
  parallel: 4,
  maxBytes: 2_000_000,
  ids: UUID,
  create,
};
