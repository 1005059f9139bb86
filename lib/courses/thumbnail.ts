/** The widths that next.config.ts allows, each with a picture that YouTube has of every video. */
export const THUMBNAIL_FILES = { 320: 'mqdefault', 480: 'hqdefault' } as const;

export type ThumbnailWidth = keyof typeof THUMBNAIL_FILES;

/** Where YouTube itself has a video's picture, for search engines. */
export function originalThumbnail(videoId: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/${THUMBNAIL_FILES[480]}.jpg`;
}

/**
 * Address of a video's picture on our own host: the browser asks YouTube for nothing before a person plays.
 * No picture is wider than the original, so nothing is scaled up.
 */
export function thumbnailSrc(videoId: string, width: ThumbnailWidth): string {
  const original = `/api/thumbnail/${width}/${encodeURIComponent(videoId)}`;
  return `/_next/image?url=${encodeURIComponent(original)}&w=${width}&q=75`;
}
