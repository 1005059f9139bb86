import type { Course, Lesson } from '@/lib/course';
import { isPublicLink } from '@/lib/server/outbound/public-address';

function withoutPrivateLinks({ captions = [], mirror, ...lesson }: Lesson): Lesson[] {
  if ('url' in lesson.video && !isPublicLink(lesson.video.url)) return [];
  const open = captions.filter(({ address }) => isPublicLink(address));
  return [
    {
      ...lesson,
      ...(mirror && isPublicLink(mirror) && { mirror }),
      ...(open.length > 0 && { captions: open }),
    },
  ];
}

/**
 * A third-party course with public links only: a video, its mirror or its captions at another address are removed.
 * @returns undefined if the course's own address is not public
 */
export function withPublicLinks(course: Course): Course | undefined {
  const { lessons, outline, previewVideo, ...known } = course;
  if (!isPublicLink(known.url)) return undefined;
  const playable = lessons?.flatMap(withoutPrivateLinks);
  const parts = outline?.map(({ url, ...part }) => ({ ...part, ...(url && isPublicLink(url) && { url }) }));
  const isPreview = previewVideo && !('url' in previewVideo && !isPublicLink(previewVideo.url));
  return {
    ...known,
    ...(playable && playable.length > 0 && { lessons: playable }),
    ...(parts && { outline: parts }),
    ...(isPreview && { previewVideo }),
  };
}
