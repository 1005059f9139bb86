import {
  type Chapter,
  chapterSchema,
  type Lesson,
  lessonSchema,
  type Video,
} from '@/lib/course/course.schema';
import { parseJson } from '@/lib/parse-json';
import { readText } from './read-values';

const YOUTUBE_ID = /^[\w-]{11}$/;
const PLAYLIST_ID = /^[\w-]{12,64}$/;

const readUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

export const isYouTube = ({ hostname }: URL) =>
  /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/.test(hostname);

/** The video or playlist of a YouTube address; empty for any other address. */
export function readYouTube(address: string): { video?: string; playlist?: string } {
  const url = readUrl(address);
  if (!url || !isYouTube(url)) return {};
  const id =
    url.searchParams.get('v') ?? /^\/(?:embed\/|shorts\/|live\/)?([\w-]{11})$/.exec(url.pathname)?.[1];
  const list = url.searchParams.get('list');
  return {
    ...(id && YOUTUBE_ID.test(id) ? { video: id } : {}),
    ...(list && PLAYLIST_ID.test(list) ? { playlist: list } : {}),
  };
}

/** The video of a YouTube id or address, or of a video file's address. */
function readVideo(text: string | undefined): Video | undefined {
  if (text === undefined) return undefined;
  if (YOUTUBE_ID.test(text)) return { host: 'youtube', id: text };
  const id = readYouTube(text).video;
  if (id) return { host: 'youtube', id };
  const path = readUrl(text)?.pathname;
  return path && /\.(mp4|webm|m4v|ogv)$/i.test(path) ? { host: 'html5', url: text } : undefined;
}

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

function readEntries(value: unknown): Entry[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

/** Sorted chapters with unique starts. */
function readChapters(value: unknown): Chapter[] {
  const chapters = readEntries(value)
    .map((entry) => chapterSchema.safeParse({ title: readText(entry.title), start: entry.start }))
    .flatMap(({ data }) => (data ? [data] : []))
    .sort((a, b) => a.start - b.start);
  return chapters.filter(({ start }, n) => start !== chapters[n - 1]?.start);
}

/**
 * Lessons from a JSON list of objects: `title` or `name`; `video` in our own format, or `videoId`,
 * `youtubeId`, `url`; `seconds` or `duration` in seconds; `chapters`. Lessons without a playable video are
 * left out.
 */
export function readLessons(value: unknown): Lesson[] {
  const lessons: Lesson[] = [];
  for (const [n, entry] of readEntries(value).entries()) {
    const link = [entry.videoId, entry.youtubeId, entry.url, entry.video].map(readText).find(Boolean);
    const seconds = Math.round(Number(entry.seconds ?? entry.duration));
    const chapters = readChapters(entry.chapters);
    const lesson = lessonSchema.safeParse({
      title: readText(entry.title ?? entry.name) ?? `Lesson ${n + 1}`,
      video: isEntry(entry.video) ? entry.video : readVideo(link),
      ...(seconds > 0 ? { seconds } : {}),
      ...(chapters.length > 0 ? { chapters } : {}),
    });
    if (lesson.success) lessons.push(lesson.data);
  }
  return lessons;
}
