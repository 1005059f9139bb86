import type { Course, Video } from '@/lib/course/course.schema';
import { lessonsOf } from '@/lib/course/lessons/lessons-of';
import { isYouTube, readYouTube } from '@/scripts/import/read-lessons';

/** Something that can exist or be gone. `id` is a YouTube id or an address; the key is unique. */
export type Target = { kind: 'page' | 'youtube' | 'youtube-playlist'; id: string };

export const targetKey = ({ kind, id }: Target): string => `${kind}:${id}`;

/** The target of an address. Channels have no check that robots may use: undefined. */
function targetOfAddress(address: string): Target | undefined {
  if (!isYouTube(new URL(address))) return { kind: 'page', id: address };
  const { video, playlist } = readYouTube(address);
  if (playlist) return { kind: 'youtube-playlist', id: playlist };
  return video ? { kind: 'youtube', id: video } : undefined;
}

function targetOfVideo(video: Video): Target {
  switch (video.host) {
    case 'youtube':
    case 'youtube-playlist':
      return { kind: video.host, id: video.id };
    case 'archive':
      return { kind: 'page', id: `https://archive.org/details/${video.id}` };
    case 'html5':
    case 'peertube':
      return { kind: 'page', id: video.url };
  }
}

type CourseTargets = { page: Target | undefined; videos: { video: Video; target: Target }[] };

/** What must exist for a course to exist: its address, and every video that plays on our pages. */
export function targetsOf(course: Course): CourseTargets {
  return {
    page: targetOfAddress(course.url),
    videos: lessonsOf(course).map(({ video }) => ({ video, target: targetOfVideo(video) })),
  };
}
