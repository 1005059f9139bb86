/** Widths that next.config.ts allows beside Next's own, each with a picture that YouTube has of every video. */
const PICTURES = { 320: 'mqdefault', 480: 'hqdefault' } as const;

export type ThumbnailWidth = keyof typeof PICTURES;

/**
 * Address of a video's picture on our own host: the browser asks YouTube for nothing before a person plays.
 * No picture is wider than the original, so nothing is scaled up.
 */
export function thumbnailSrc(videoId: string, width: ThumbnailWidth): string {
  const original = `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/${PICTURES[width]}.jpg`;
  return `/_next/image?url=${encodeURIComponent(original)}&w=${width}&q=75`;
}
