import type { Course, Lesson } from '@/lib/course/course.schema';

const PLAYLIST_ID = /^[\w-]{12,64}$/;

/**
 * The lessons that our own pages can play. A series of which only the playlist is known is one lesson that
 * plays the whole list; a single video is one lesson. Empty if the course is taken elsewhere.
 */
export function lessonsOf({ title, kind, lessons, playlistId, previewVideo, hours }: Course): Lesson[] {
  if (lessons) return lessons;
  if (playlistId && PLAYLIST_ID.test(playlistId)) {
    return [{ title, video: { host: 'youtube-playlist', id: playlistId } }];
  }
  if (kind === 'single-video' && previewVideo) {
    const seconds = hours === undefined ? {} : { seconds: Math.round(hours * 3600) };
    return [{ title, video: previewVideo, ...seconds }];
  }
  return [];
}
