import { Fragment, useDeferredValue, useEffect, useState } from 'react';
import { CourseLine } from '@/components/learning/CourseLine';
import { EmptyCourses } from '@/components/learning/EmptyCourses';
import { LearningNotes } from '@/components/learning/LearningNotes';
import { MyPaths } from '@/components/learning/MyPaths';
import { Button } from '@/components/ui/Button';
import { fetchBriefs } from '@/lib/learning/browser/course-briefs';
import type { LearningState } from '@/lib/learning/browser/use-learning';
import {
  arrangeCourses,
  type MyCourse,
  type MyCourseState,
  type MyCoursesSort,
} from '@/lib/learning/learner-courses';
import { pathsWithProgress } from '@/lib/learning/learning-paths';
import * as m from '@/messages/learning';

const SECTIONS: MyCourseState[] = ['continue', 'saved', 'finished'];
const SORTS: MyCoursesSort[] = ['recent', 'progress', 'title'];
/** More are shown on request: a list of hundreds renders slowly. */
const PAGE = 12;
/** With fewer courses, filter and sort order are not shown. */
const MANY = 4;

type Props = { learning: Extract<LearningState, { kind: 'ready' }> };

/** The learner's courses in three sections, and the plans below what is in progress. */
export function MyCourses({ learning }: Props) {
  const { summary, learner, briefs } = learning;
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<MyCoursesSort>('recent');
  const [shown, setShown] = useState<Partial<Record<MyCourseState, number>>>({});
  const paths = pathsWithProgress(learner.documents.all('paths'), summary.courses);
  const courses = arrangeCourses(summary.courses, useDeferredValue(words), sort);
  const sections = SECTIONS.map((state) => {
    const all = courses.filter((course) => course.state === state);
    return { state, title: m.state({ state }), all, some: all.slice(0, shown[state] ?? PAGE) };
  });
  const visible = sections.flatMap(({ some }) => some.map(({ id }) => id)).join();

  useEffect(() => {
    if (visible) void fetchBriefs(visible.split(','));
  }, [visible]);

  if (summary.courses.length === 0 && paths.length === 0) {
    return (
      <>
        <LearningNotes learning={learning} />
        <EmptyCourses />
      </>
    );
  }
  return (
    <>
      <LearningNotes learning={learning} />
      {summary.courses.length >= MANY && (
        <div className="mt-6 flex flex-wrap gap-3">
          <input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            aria-label={m.filterByTitle()}
            placeholder={m.filterByTitle()}
            className="min-h-11 min-w-0 flex-1 rounded-xl border border-line-strong bg-surface px-4 sm:max-w-sm"
          />
          <select
            value={sort}
            onChange={(event) => setSort(SORTS.find((one) => one === event.target.value) ?? 'recent')}
            aria-label={m.sortBy()}
            className="min-h-11 max-w-full rounded-xl border border-line-strong bg-surface px-3"
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {m.sort({ sort: one })}
              </option>
            ))}
          </select>
        </div>
      )}
      {courses.length === 0 && summary.courses.length > 0 && (
        <p role="status" className="mt-8 text-muted">
          {m.noTitleMatches()}
        </p>
      )}
      {sections.map(({ state, title, all, some }) => (
        <Fragment key={state}>
          {all.length > 0 && (
            <section aria-label={title} className="mt-8">
              <h2 className="text-xl font-bold sm:text-2xl">
                {title}{' '}
                <span className="text-base font-medium text-muted">
                  {m.countCourses({ count: all.length })}
                </span>
              </h2>
              <ul className="results mt-4">
                {some.map((course: MyCourse) => (
                  <li key={course.id}>
                    <CourseLine course={course} brief={briefs.get(course.id)} learner={learner} />
                  </li>
                ))}
              </ul>
              {all.length > some.length && (
                <Button
                  look="quiet"
                  className="mt-4"
                  onClick={() => setShown({ ...shown, [state]: some.length + PAGE })}
                >
                  {m.showMore()}
                </Button>
              )}
            </section>
          )}
          {state === 'continue' && <MyPaths paths={paths} learner={learner} />}
        </Fragment>
      ))}
    </>
  );
}
