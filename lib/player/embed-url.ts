import type { Video } from '@/lib/course';
import { ARCHIVE_EMBED, EMBED_ORIGINS, YOUTUBE_EMBED } from './embed-hosts';

type EmbedOptions = {
  startAt?: number;
  /** For a playlist: id of the first video. */
  startWith?: string;
  autoplay?: boolean;
  /** Shown unless false. */
  captions?: boolean;
  /** Origin of the embedding page. With it, a YouTube player can be controlled by messages. */
  origin?: string;
};

/** Address of the frame that plays a video; undefined if no allowed host plays it. */
export function embedUrl(video: Video, options: EmbedOptions = {}): string | undefined {
  switch (video.host) {
    case 'youtube':
      return youtube(`/embed/${video.id}`, options);
    case 'youtube-playlist':
      return youtube(`/embed/${startWith(options)}`, options, { list: video.id });
    case 'archive':
      return write(new URL(`/embed/${video.id}`, ARCHIVE_EMBED), { start: start(options) });
    case 'peertube':
      return peertube(video.url, options);
    case 'html5':
      return undefined;
  }
}

function youtube(path: string, options: EmbedOptions, more: Record<string, string> = {}): string {
  return write(new URL(path, YOUTUBE_EMBED), {
    ...more,
    start: start(options),
    autoplay: options.autoplay ? '1' : undefined,
    // With an origin the frame can be controlled by messages; without one it is the plain address for
    // crawlers.
    ...(options.origin && {
      enablejsapi: '1',
      origin: options.origin,
      cc_load_policy: options.captions === false ? undefined : '1',
      playsinline: '1',
      rel: '0',
    }),
  });
}

function startWith({ startWith: id = '' }: EmbedOptions): string {
  return /^[\w-]{11}$/.test(id) ? id : 'videoseries';
}

/** PeerTube's watch and embed addresses have the same video id. */
function peertube(address: string, options: EmbedOptions): string | undefined {
  const url = new URL(address);
  const id = /^\/(?:w|videos\/watch|videos\/embed)\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (!id || !EMBED_ORIGINS.includes(url.origin)) return undefined;
  return write(new URL(`/videos/embed/${id}`, url.origin), {
    start: start(options),
    autoplay: options.autoplay ? '1' : undefined,
    p2p: '0',
  });
}

function start({ startAt }: EmbedOptions): string | undefined {
  return startAt && startAt >= 1 ? String(Math.floor(startAt)) : undefined;
}

function write(url: URL, parameters: Record<string, string | undefined>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
