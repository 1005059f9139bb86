import { coverArt } from '@/lib/courses/cover-art';
import { type ThumbnailWidth, thumbnailSrc } from '@/lib/courses/thumbnail';

type Props = {
  title: string;
  subject?: string;
  /** One or two words drawn on the generated picture; the screen says them elsewhere. */
  label?: string;
  videoId?: string;
  width?: ThumbnailWidth;
  /** For the one picture that the page is looked at for: loaded at once. */
  priority?: boolean;
};

/**
 * The picture of a course: the video's where there is one, over a generated one that is always there. The shell hides
 * what cannot be had (`useBrokenCovers`).
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
