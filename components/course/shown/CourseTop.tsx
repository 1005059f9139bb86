import { Breadcrumb } from '@/components/course/Breadcrumb';
import { PageMeta } from '@/components/ui/PageMeta';
import { stepsToCourse } from '@/lib/course/breadcrumb';
import type { CoursePart } from '@/lib/course/course-page.types';
import { langOf } from '@/lib/course/lang-of';

export function CourseTop({ course, head, structured }: CoursePart) {
  const { title, language, summary } = course;
  return (
    <>
      <PageMeta head={head} structured={structured} />
      <Breadcrumb steps={stepsToCourse(course)} here={title} language={language} />
      <h1 className="text-3xl font-extrabold sm:text-4xl">
        <bdi lang={langOf(language)}>{title}</bdi>
      </h1>
      <p className="max-w-prose text-lg text-muted">{summary}</p>
    </>
  );
}
