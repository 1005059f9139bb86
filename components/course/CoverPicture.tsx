import { type ThumbnailWidth, thumbnailSrc } from '@/lib/course/thumbnail';
import { publicEnv } from '@/lib/env.public';

export type PictureProps = {
  videoId?: string | undefined;
  width?: ThumbnailWidth;
  /** For the main image of a page: loaded first. */
  priority?: boolean | undefined;
};

type Props = PictureProps & {
  /** The classes of the generated cover (`coverArt`). */
  art: string;
  sign?: string | undefined;
};

/**
 * A generated cover, and over it the video's thumbnail, if there is one. The style sheet writes the letters, because a page
 * has dozens of covers.
 */
export function CoverPicture({ art, sign, videoId, width = 320, priority }: Props) {
  return (
    <div aria-hidden className={art} data-sign={sign}>
      {videoId && publicEnv.videoPictures && (
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
