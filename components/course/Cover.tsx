import { coverArt } from '@/lib/courses/cover/cover-art';
import { type ThumbnailWidth, thumbnailSrc } from '@/lib/courses/thumbnail';

type Props = {
  title: string;
  subject?: string;
  /** One or two words on the generated cover; the page shows them as text elsewhere. */
  label?: string;
  videoId?: string;
  width?: ThumbnailWidth;
  /** For the main image of a page: loaded first. */
  priority?: boolean;
};

/**
 * The cover of a course: the video's thumbnail, if there is one, over a generated cover. The shell hides
 * thumbnails that fail to load (`useBrokenCovers`).
 */
export function Cover({ title, subject, label, videoId, width = 320, priority }: Props) {
  return (
    <div className={coverArt(title, subject)}>
      {label && (
        <span aria-hidden className="cover-label">
          {label}
        </span>
      )}
      {videoId && (
        // biome-ignore lint/performance/noImgElement: next/image costs a script on every page; the address is its own
        <img
          src={thumbnailSrc(videoId, width)}
          alt=""
          width={width}
          height={(width / 16) * 9}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
    </div>
  );
}
