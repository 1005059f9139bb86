import { watchPage } from '@/lib/course/lessons/watch-url';
import { EMBED_ORIGINS } from '@/lib/player/embed-hosts';
import { embedUrl } from '@/lib/player/embed-url';

const youtube = { host: 'youtube', id: 'dQw4w9WgXcQ' } as const;

describe('embedUrl', () => {
  it('plays YouTube from the domain that sets no cookie before play', () => {
    expect(embedUrl(youtube)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  });

  it('turns captions and messages on for a player of ours, and starts at the second', () => {
    const url = new URL(
      embedUrl(youtube, { startAt: 754.8, autoplay: true, origin: 'https://a.example' }) ?? '',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      start: '754',
      autoplay: '1',
      enablejsapi: '1',
      origin: 'https://a.example',
      cc_load_policy: '1',
      playsinline: '1',
      rel: '0',
    });
  });

  it('plays a whole playlist', () => {
    expect(embedUrl({ host: 'youtube-playlist', id: 'PLabcdefghijkl' })).toBe(
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghijkl',
    );
  });

  it('turns a PeerTube address into its embed address', () => {
    expect(embedUrl({ host: 'peertube', url: 'https://framatube.org/w/abc123' }, { startAt: 30 })).toBe(
      'https://framatube.org/videos/embed/abc123?start=30&p2p=0',
    );
  });

  it('embeds no host that is not on the list, and no film file', () => {
    expect(embedUrl({ host: 'peertube', url: 'https://evil.example/videos/embed/abc' })).toBeUndefined();
    expect(embedUrl({ host: 'peertube', url: 'https://framatube.org/about' })).toBeUndefined();
    expect(embedUrl({ host: 'html5', url: 'https://example.org/a.webm' })).toBeUndefined();
  });

  it('stays on an allowed origin for every host', () => {
    for (const video of [youtube, { host: 'archive', id: 'a-film' } as const]) {
      expect(EMBED_ORIGINS).toContain(new URL(embedUrl(video) ?? '').origin);
    }
  });
});

it('knows the page of each host', () => {
  expect(watchPage(youtube)).toEqual({ host: 'YouTube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  expect(watchPage({ host: 'html5', url: 'https://films.example/a.webm' }).host).toBe('films.example');
});
