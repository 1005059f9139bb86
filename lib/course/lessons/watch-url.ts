import type { Video } from '@/lib/course/course.schema';

function withStart(address: string, startAt: number): string {
  const url = new URL(address);
  if (startAt > 0) url.searchParams.set('start', `${startAt}s`);
  return url.href;
}

/** The host's own page of a video, from a second on if the host can, and the host's name. */
export function watchPage(video: Video, startAt = 0): { host: string; url: string } {
  const at = (name: string) => (startAt > 0 ? `${name}${startAt}` : '');
  switch (video.host) {
    case 'youtube':
      return { host: 'YouTube', url: `https://www.youtube.com/watch?v=${video.id}${at('&t=')}` };
    case 'youtube-playlist':
      return { host: 'YouTube', url: `https://www.youtube.com/playlist?list=${video.id}` };
    case 'archive':
      return { host: 'archive.org', url: `https://archive.org/details/${video.id}${at('?start=')}` };
    case 'peertube':
      return { host: new URL(video.url).host, url: withStart(video.url, startAt) };
    case 'html5':
      return { host: new URL(video.url).host, url: `${video.url}${at('#t=')}` };
  }
}
