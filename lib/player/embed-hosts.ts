/** The domain that sets no cookie before playback. */
export const YOUTUBE_EMBED = 'https://www.youtube-nocookie.com';
export const ARCHIVE_EMBED = 'https://archive.org';

/**
 * PeerTube servers of known operators. Anyone can run a server, so videos of others are linked and not
 * embedded.
 */
const PEERTUBE_EMBEDS = [
  'https://framatube.org',
  'https://peertube.tv',
  'https://tilvids.com',
  'https://video.blender.org',
] as const;

/** Every origin that may be framed, for the players below and the content security policy. */
export const EMBED_ORIGINS: readonly string[] = [YOUTUBE_EMBED, ARCHIVE_EMBED, ...PEERTUBE_EMBEDS];
