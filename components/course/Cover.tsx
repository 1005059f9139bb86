import type { CourseCard } from '@/lib/course/course-card';
import { coverArt } from '@/lib/course/cover/cover-art';
import { signOf } from '@/lib/course/cover/cover-text';
import { CoverPicture, type PictureProps } from './CoverPicture';

type Props = PictureProps & {
  course: Pick<CourseCard, 'id'> & Partial<Pick<CourseCard, 'provider'>>;
  /** Without a sign, where something else is drawn over it. */
  bare?: boolean;
};

/**
 * The cover of a course: the video's thumbnail, if there is one, over a generated cover with the sign of its provider. The
 * title stands beside it. The shell hides thumbnails that fail to load (`useBrokenCovers`).
 */
export function Cover({ course, bare, ...picture }: Props) {
  const { id, provider } = course;
  return (
    <CoverPicture art={coverArt(id)} sign={bare || !provider ? undefined : signOf(provider)} {...picture} />
  );
}
