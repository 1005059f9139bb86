import { Fragment } from 'react';
import type { NamedCourse } from '@/lib/course/course-inside';
import { langOf } from '@/lib/course/lang-of';
import { paths } from '@/lib/paths';
import * as format from '@/messages/format';

type Props = { courses: NamedCourse[]; by: 'title' | 'year'; className?: string };

/** Other courses by their names, each with what tells it from the others. */
export function Named({ courses, by, className }: Props) {
  return courses.map(({ id, title, language, year }, index) => (
    <Fragment key={id}>
      {index > 0 && format.comma()}
      <a href={paths.course(id)} className={className}>
        <bdi lang={langOf(language)}>{by === 'year' ? (year ?? title) : title}</bdi>
      </a>
    </Fragment>
  ));
}
