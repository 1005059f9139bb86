/** The domain that sets no cookie before play. */
export const YOUTUBE_EMBED = 'https://www.youtube-nocookie.com';
export const ARCHIVE_EMBED = 'https://archive.org';

/** PeerTube servers of known keepers. Anyone can run one, so others are linked to and not embedded. */
const PEERTUBE_EMBEDS = [
  'https://framatube.org',
  'https://peertube.tv',
  'https://tilvids.com',
  'https://video.blender.org',
] as const;

/** Every origin that a frame of ours may show: the players below and the content security policy read it. */
export const EMBED_ORIGINS: readonly string[] = [YOUTUBE_EMBED, ARCHIVE_EMBED, ...PEERTUBE_EMBEDS];
