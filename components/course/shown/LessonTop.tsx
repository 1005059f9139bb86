import { Breadcrumb } from '@/components/course/Breadcrumb';
import { PageMeta } from '@/components/ui/PageMeta';
import { lessonPlace, stepsToLesson } from '@/lib/course/breadcrumb';
import type { LessonView } from '@/lib/course/course-view';
import type { PageMeta as Meta } from '@/lib/head/page-meta.types';

type Props = Meta & { view: Pick<LessonView, 'course' | 'lessons' | 'number'> };

export function LessonTop({ view, ...meta }: Props) {
  return (
    <>
      <PageMeta {...meta} />
      <Breadcrumb steps={stepsToLesson(view)} here={lessonPlace(view)} />
    </>
  );
}
