import type { CourseCard } from '@/lib/courses/course-card';
import { coverArt } from '@/lib/courses/cover/cover-art';
import { shortTitle, signOf } from '@/lib/courses/cover/cover-text';
import { type ThumbnailWidth, thumbnailSrc } from '@/lib/courses/thumbnail';

type Props = {
  course: Pick<CourseCard, 'id' | 'title'> & Partial<Pick<CourseCard, 'provider' | 'subject' | 'year'>>;
  videoId?: string | undefined;
  /** Without words on the generated cover, where something else is drawn over it. */
  bare?: boolean;
  width?: ThumbnailWidth;
  /** For the main image of a page: loaded first. */
  priority?: boolean;
};

/**
 * The cover of a course: the video's thumbnail, if there is one, over a generated cover with the sign of its provider and
 * the course's number or short title. The shell hides thumbnails that fail to load (`useBrokenCovers`).
 */
export function Cover({ course, videoId, bare, width = 320, priority }: Props) {
  const { id, provider, subject } = course;
  return (
    <div className={coverArt(id, subject)}>
      {!bare && (
        <span aria-hidden className="cover-label">
          {provider && <b>{signOf(provider)}</b>}
          {shortTitle(course)}
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
