import type { CourseLink } from '@/lib/course/course-link';
import { langOf } from '@/lib/course/lang-of';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { paths } from '@/lib/paths';

type Props = { heading: string; courses: readonly CourseLink[] | undefined };

/** A few courses as links with their facts, in a box; for parts of a page that are not hydrated. */
export function CourseGroup({ heading, courses = [] }: Props) {
  if (courses.length === 0) return null;
  return (
    <section className="group-box">
      <h3>{heading}</h3>
      <ul>
        {courses.map(({ id, title, language, provider, facts, ...more }) => (
          <li key={id}>
            <a href={paths.course(id)} rel={listedRel(more)}>
              <bdi lang={langOf(language)}>{title}</bdi>
              <bdi>{provider}</bdi>
              <span>{facts}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
