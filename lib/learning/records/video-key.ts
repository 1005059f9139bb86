import type { Video } from '@/lib/courses/course.schema';

/** FNV-1a, twice with different seeds: 64 bits in 13 letters, so that two addresses practically never meet. */
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
 * What a video is called in the watch history: YouTube's own id, and for other hosts a name that can stand in a
 * document's path. A playlist is called by its own id until the player tells which of its videos plays.
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
