import type { Video } from '@/lib/course';

/** FNV-1a with two seeds: 64 bits in 13 characters, so that collisions practically never occur. */
function hash(text: string): string {
  const round = (seed: number) => {
    let value = seed;
    for (let at = 0; at < text.length; at += 1) {
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
    }
    return value.toString(36).padStart(7, '0');
  };
  return round(0x811c9dc5) + round(0x9747b28c);
}

/**
 * The key of a video in the watch history: YouTube's own id, and for other hosts a string that is valid in a
 * document path. A playlist has its own id until the player reports which of its videos plays.
 */
export function videoKey(video: Video): string {
  switch (video.host) {
    case 'youtube':
    case 'youtube-playlist':
      return video.id;
    case 'archive':
      return `archive-${video.id}`;
    case 'html5':
    case 'peertube':
      return `${video.host}-${hash(video.url)}`;
  }
}

/**
 * A course of another site is one lesson without a video: its record in the watch history has this key, so that
 * it is merged, synced, exported, restarted and counted as all lessons are.
 */
export const elsewhereKey = (courseId: string): string => `elsewhere-${courseId}`;
