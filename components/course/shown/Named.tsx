import { Fragment } from 'react';
import type { NamedCourse } from '@/lib/course/course-inside';
import { langOf } from '@/lib/course/lang-of';
import { paths } from '@/lib/paths';
import * as format from '@/messages/format';

type Props = { courses: NamedCourse[]; className?: string };

/** Other courses by their names, versions of a course by what tells them from it. */
export function Named({ courses, className }: Props) {
  return courses.map(({ id, title, language, label }, index) => (
    <Fragment key={id}>
      {index > 0 && format.comma()}
      <a href={paths.course(id)} className={className}>
        {label ? <bdi>{label}</bdi> : <bdi lang={langOf(language)}>{title}</bdi>}
      </a>
    </Fragment>
  ));
}
