import type { Course, Lesson } from '@/lib/course';
import { isPublicLink } from '@/lib/server/outbound/public-address';

function withoutPrivateLinks({ captions, ...lesson }: Lesson): Lesson[] {
  if ('url' in lesson.video && !isPublicLink(lesson.video.url)) return [];
  return [{ ...lesson, ...(captions && isPublicLink(captions) && { captions }) }];
}

/**
 * A third-party course with public links only: a video or captions file at another address is removed.
 * @returns undefined if the course's own address is not public
 */
export function withPublicLinks(course: Course): Course | undefined {
  const { lessons, previewVideo, ...known } = course;
  if (!isPublicLink(known.url)) return undefined;
  const playable = lessons?.flatMap(withoutPrivateLinks);
  const isPreview = previewVideo && !('url' in previewVideo && !isPublicLink(previewVideo.url));
  return {
    ...known,
    ...(playable && playable.length > 0 && { lessons: playable }),
    ...(isPreview && { previewVideo }),
  };
}
