import { isoDuration, type LessonView, lessonSegment, lessonWords, originalThumbnail } from '@/lib/course';
import { publicEnv } from '@/lib/env.public';
import type { StructuredData } from '@/lib/head/json-ld';
import { paths } from '@/lib/paths';
import { embedUrl } from '@/lib/player';
import { CONTEXT } from './structured-data';

/** Search engines show no key moments of a shorter video. */
const SHORTEST_WITH_CLIPS = 30;

/** The chapters as on the page, in order, without duplicates and none after the end. */
function clips({ seconds, chapters = [] }: LessonView['lesson'], address: string) {
  if (!seconds || seconds < SHORTEST_WITH_CLIPS) return [];
  const inside = [...new Map(chapters.map((chapter) => [chapter.start, chapter])).values()]
    .filter(({ start }) => start < seconds)
    .sort((a, b) => a.start - b.start);
  return inside.map(({ title, start }, index) => ({
    '@type': 'Clip',
    name: title,
    startOffset: start,
    endOffset: inside[index + 1]?.start ?? seconds,
    url: `${address}?t=${start}`,
  }));
}

/**
 * @returns undefined without an upload date, which search engines require and which must not be invented, and
 * for a video that is gone.
 */
export function videoData(view: Omit<LessonView, 'related'>): StructuredData | undefined {
  const { course, number, lesson } = view;
  const { title, video, seconds, uploadedAt, gone } = lesson;
  const player = embedUrl(video);
  if (!uploadedAt || gone || video.host !== 'youtube' || !player) return undefined;
  const address = publicEnv.siteUrl + paths.lesson(course.id, lessonSegment(number, title));
  const parts = clips(lesson, address);
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: title,
    description: lessonWords(view).description,
    thumbnailUrl: [originalThumbnail(video.id)],
    uploadDate: uploadedAt,
    embedUrl: player,
    ...(seconds && { duration: isoDuration(seconds) }),
    ...(parts.length > 0 && { hasPart: parts }),
  };
}
