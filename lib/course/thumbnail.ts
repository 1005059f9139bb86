/** The widths that next.config.ts allows, each with a file that YouTube has for every video. */
export const THUMBNAIL_FILES = { 320: 'mqdefault', 480: 'hqdefault' } as const;

export type ThumbnailWidth = keyof typeof THUMBNAIL_FILES;

/** YouTube's own address of a video's thumbnail, for search engines. */
export function originalThumbnail(videoId: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/${THUMBNAIL_FILES[480]}.jpg`;
}

/**
 * Address of a video's thumbnail on our own host, so that the browser contacts YouTube only when a person
 * plays. No width is larger than the original, so nothing is scaled up.
 */
export function thumbnailSrc(videoId: string, width: ThumbnailWidth): string {
  const original = `/api/thumbnail/${width}/${encodeURIComponent(videoId)}`;
  return `/_next/image?url=${encodeURIComponent(original)}&w=${width}&q=75`;
}
