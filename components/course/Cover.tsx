import type { CourseCard } from '@/lib/course/course-card';
import { coverArt } from '@/lib/course/cover/cover-art';
import { shortTitle, signOf } from '@/lib/course/cover/cover-text';
import { CoverPicture, type PictureProps } from './CoverPicture';

type Props = PictureProps & {
  course: Pick<CourseCard, 'id' | 'title'> & Partial<Pick<CourseCard, 'provider' | 'subject' | 'year'>>;
  /** Without words on the generated cover, where something else is drawn over it. */
  bare?: boolean;
};

/**
 * The cover of a course: the video's thumbnail, if there is one, over a generated cover with the sign of its provider and
 * the course's number or short title. The shell hides thumbnails that fail to load (`useBrokenCovers`).
 */
export function Cover({ course, bare, ...picture }: Props) {
  const { id, provider, subject } = course;
  const label = bare ? {} : { sign: provider && signOf(provider), label: shortTitle(course) };
  return <CoverPicture art={coverArt(id, subject)} {...label} {...picture} />;
}
