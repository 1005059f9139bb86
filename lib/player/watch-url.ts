import type { Video } from '@/lib/courses/course.schema';

/** The host's own page of a video, and the host's name. */
export function watchPage(video: Video): { host: string; url: string } {
  switch (video.host) {
    case 'youtube':
      return { host: 'YouTube', url: `https://www.youtube.com/watch?v=${video.id}` };
    case 'youtube-playlist':
      return { host: 'YouTube', url: `https://www.youtube.com/playlist?list=${video.id}` };
    case 'archive':
      return { host: 'the Internet Archive', url: `https://archive.org/details/${video.id}` };
    case 'peertube':
    case 'html5':
      return { host: new URL(video.url).host, url: video.url };
  }
}
