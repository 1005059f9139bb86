import { type Course, type Lesson, lessonSchema } from '@/lib/course/course.schema';
import { cleanLine } from '@/lib/sources/server/read/plain-text';
import { readChapters, readDuration } from '@/lib/sources/server/read/read-chapters';
import { toLanguageTag } from '@/lib/sources/server/read/to-language-tag';
import type {
  AskSource,
  SourceAdapter,
  SourceDefinition,
  SourceFault,
  SourceHit,
} from '@/lib/sources/server/source.types';
import {
  playlistItemsSchema,
  playlistsSchema,
  readYouTubeError,
  searchSchema,
  videosSchema,
  type YouTubePlaylist,
  type YouTubeVideo,
} from './youtube-schema';

const PAGE = 50;
/** 200 lessons cost 9 of the daily units; hardly any teaching playlist is longer. */
const MAX_LESSONS = 200;
const LEAST_LESSONS = 3;
const LEAST_VIDEO_SECONDS = 20 * 60;
/** Education, science and technology, how-to. */
const CATEGORIES = new Set(['27', '28', '26']);
const VIDEO_ID = /^[\w-]{11}$/;
const PLAYLIST_ID = /^[\w-]{12,64}$/;
const QUOTA_REASONS = new Set([
  'quotaExceeded',
  'dailyLimitExceeded',
  'userRateLimitExceeded',
  'rateLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
]);
const TEACHING = /\b(course|tutorial|lecture|lesson|class|learn|bootcamp)/i;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** Without such a word, entertainment comes first. Other scripts are left unchanged. */
function teachingWords(words: string): string {
  return TEACHING.test(words) || OTHER_SCRIPT.test(words) ? words : `${words} course`;
}

const yearOf = (date: string | undefined) =>
  date && /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : undefined;

/** Whether a video may be embedded: public or unlisted, processed, allowed by its owner, not made for kids. */
function isPlayable({ status }: YouTubeVideo): boolean {
  const seen = status.privacyStatus === 'public' || status.privacyStatus === 'unlisted';
  return (
    seen && status.uploadStatus === 'processed' && status.embeddable === true && status.madeForKids === false
  );
}

function toLesson({ id, snippet, contentDetails }: YouTubeVideo): Lesson | undefined {
  const title = cleanLine(snippet.title, 300);
  if (!title || !VIDEO_ID.test(id)) return undefined;
  const seconds = readDuration(contentDetails.duration);
  const chapters = readChapters(snippet.description, seconds);
  const uploadedAt = lessonSchema.shape.uploadedAt.safeParse(snippet.publishedAt).data;
  return {
    title,
    video: { host: 'youtube', id },
    ...(seconds && { seconds }),
    ...(chapters && { chapters }),
    ...(uploadedAt && { uploadedAt }),
  };
}

const common = { platform: 'YouTube', cost: 'free', source: 'youtube' } as const;

function toVideoCourse(video: YouTubeVideo): Course | undefined {
  const lesson = toLesson(video);
  const { channelTitle, publishedAt, defaultAudioLanguage, defaultLanguage } = video.snippet;
  const year = yearOf(publishedAt);
  if (!lesson) return undefined;
  return {
    ...common,
    topics: [],
    id: `youtube-${video.id}`,
    title: lesson.title,
    provider: cleanLine(channelTitle, 100) ?? 'YouTube',
    url: `https://www.youtube.com/watch?v=${video.id}`,
    kind: 'single-video',
    language: toLanguageTag(defaultAudioLanguage, defaultLanguage),
    lessons: [lesson],
    ...(year && { year }),
  };
}

function toPlaylistCourse({ id, snippet }: YouTubePlaylist): Course | undefined {
  const title = cleanLine(snippet.title, 300);
  if (!title || !PLAYLIST_ID.test(id)) return undefined;
  const year = yearOf(snippet.publishedAt);
  const cover = Object.values(snippet.thumbnails)
    .map(({ url }) => /\/vi\/([\w-]{11})\//.exec(url)?.[1])
    .find(Boolean);
  return {
    ...common,
    topics: [],
    id: `youtube-${id}`,
    title,
    provider: cleanLine(snippet.channelTitle, 100) ?? 'YouTube',
    url: `https://www.youtube.com/playlist?list=${id}`,
    kind: 'video-series',
    language: toLanguageTag(snippet.defaultLanguage),
    playlistId: id,
    ...(year && { year }),
    ...(cover && { previewVideo: { host: 'youtube', id: cover } }),
  };
}

/** The language that most videos of a list are spoken in. */
function spokenLanguage(videos: YouTubeVideo[]): string {
  const counts = new Map<string, number>();
  for (const { snippet } of videos) {
    const language = toLanguageTag(snippet.defaultAudioLanguage, snippet.defaultLanguage);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? toLanguageTag();
}

function create({ ask, key = '' }: { ask: AskSource; key?: string }): SourceAdapter {
  const address = (method: string, parameters: Record<string, string>) =>
    `/${method}?${new URLSearchParams({ ...parameters, key })}`;
  const unit = { quota: 'units', amount: 1 };

  async function listVideos(ids: string[], signal?: AbortSignal): Promise<YouTubeVideo[]> {
    const batches: string[][] = [];
    for (let start = 0; start < ids.length; start += PAGE) batches.push(ids.slice(start, start + PAGE));
    const answers = await Promise.all(
      batches.map((batch) =>
        ask(address('videos', { part: 'snippet,contentDetails,status', id: batch.join(',') }), videosSchema, {
          signal,
          costs: unit,
        }),
      ),
    );
    return answers.flatMap(({ items }) => items);
  }

  async function listPlaylists(ids: string[], signal?: AbortSignal): Promise<YouTubePlaylist[]> {
    if (ids.length === 0) return [];
    const path = address('playlists', {
      part: 'snippet,contentDetails',
      id: ids.join(','),
      maxResults: `${PAGE}`,
    });
    return (await ask(path, playlistsSchema, { signal, costs: unit })).items;
  }

  async function listVideoIds(playlistId: string, signal?: AbortSignal): Promise<string[]> {
    const ids: string[] = [];
    let pageToken: string | undefined;
    do {
      const path = address('playlistItems', {
        part: 'contentDetails',
        playlistId,
        maxResults: `${PAGE}`,
        ...(pageToken && { pageToken }),
      });
      const page = await ask(path, playlistItemsSchema, { signal, costs: unit });
      ids.push(
        ...page.items.flatMap(
          ({ contentDetails, snippet }) => contentDetails?.videoId ?? snippet?.resourceId?.videoId ?? [],
        ),
      );
      pageToken = page.nextPageToken;
    } while (pageToken && ids.length < MAX_LESSONS);
    return [...new Set(ids)].slice(0, MAX_LESSONS);
  }

  return {
    async search(words, { limit, signal }) {
      const found = await ask(
        address('search', {
          part: 'snippet',
          type: 'video,playlist',
          q: teachingWords(words),
          maxResults: `${PAGE}`,
          safeSearch: 'strict',
        }),
        searchSchema,
        { signal, costs: { quota: 'searches', amount: 1 } },
      );
      const videoIds = found.items.flatMap(({ id }) => id.videoId ?? []);
      const playlistIds = found.items.flatMap(({ id }) => id.playlistId ?? []);
      const [videos, playlists] = await Promise.all([
        listVideos(videoIds, signal),
        listPlaylists(playlistIds, signal),
      ]);
      const hits = new Map<string, SourceHit>();
      for (const video of videos) {
        const long = (readDuration(video.contentDetails.duration) ?? 0) >= LEAST_VIDEO_SECONDS;
        const course =
          long && isPlayable(video) && CATEGORIES.has(video.snippet.categoryId ?? '') && toVideoCourse(video);
        if (course) hits.set(video.id, { course });
      }
      for (const playlist of playlists) {
        const lessonCount = playlist.contentDetails?.itemCount ?? 0;
        const course = lessonCount >= LEAST_LESSONS && toPlaylistCourse(playlist);
        if (course) hits.set(playlist.id, { course, lessonCount });
      }
      return found.items
        .flatMap(({ id }) => hits.get(id.playlistId ?? id.videoId ?? '') ?? [])
        .slice(0, limit);
    },

    async getCourse(id, { signal }) {
      if (VIDEO_ID.test(id)) {
        const [video] = await listVideos([id], signal);
        return video && isPlayable(video) ? toVideoCourse(video) : undefined;
      }
      const [[playlist], ids] = await Promise.all([listPlaylists([id], signal), listVideoIds(id, signal)]);
      const course = playlist && toPlaylistCourse(playlist);
      if (!course) return undefined;
      const listed = new Map((await listVideos(ids, signal)).map((video) => [video.id, video]));
      const videos = ids.flatMap((videoId) => listed.get(videoId) ?? []).filter(isPlayable);
      const lessons = videos.flatMap((video) => toLesson(video) ?? []);
      if (lessons.length === 0) return undefined;
      return {
        ...course,
        language: course.language === toLanguageTag() ? spokenLanguage(videos) : course.language,
        lessons,
      };
    },
  };
}

/** The API's error table: daily quota, rate limit, our key, our bug. */
function readFailure(status: number, body: unknown, quota?: string): SourceFault | undefined {
  const { reasons, metadata } = readYouTubeError(body);
  const overQuota = reasons.some((reason) => QUOTA_REASONS.has(reason));
  if (status === 429 || (status === 403 && overQuota)) {
    const daily =
      metadata.quota_unit?.startsWith('1/d/') || /quotaExceeded|dailyLimitExceeded/.test(reasons.join());
    if (!daily) return { kind: 'over-quota', retry: true };
    return { kind: 'over-quota', exhausted: quota };
  }
  if (status === 404) return { kind: 'gone' };
  if (status === 400 || status === 401 || status === 403) return { kind: 'refused' };
  return undefined;
}

export const youtube: SourceDefinition = {
  id: 'youtube',
  name: 'YouTube',
  baseUrl: 'https://www.googleapis.com/youtube/v3',
  needs: 'YOUTUBE_API_KEY',
  weight: 1,
  freshMs: 24 * 3_600_000,
  // The developer policies allow 30 days; one day is a margin for clocks and other caches.
  keepMs: 29 * 24 * 3_600_000,
  parallel: 6,
  maxBytes: 3_000_000,
  daily: {
    timeZone: 'America/Los_Angeles',
    limits: { searches: 100, units: 10_000 },
    perClient: { searches: 8, units: 300 },
  },
  ids: /^[\w-]{11,64}$/,
  create,
  readFailure,
};
