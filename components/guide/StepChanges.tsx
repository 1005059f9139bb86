import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { langOf } from '@/lib/course';
import { joinNames } from '@/lib/format/join-names';
import { planChanges } from '@/lib/guide/plan/change-plan';
import type { PlanRequest, PlanStep } from '@/lib/guide/plan/plan.types';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';

export function StepChanges({ step, request }: { step: PlanStep; request: PlanRequest }) {
  const { key, course, others, knownToo } = step;
  const { know, remove, swap } = planChanges(request);
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  const link = { rel: 'nofollow', scroll: false, className: 'text-link inline-block py-2' };
  return (
    <details className="print:hidden">
      <summary className="min-h-8 cursor-pointer py-1 text-muted">
        {m.changeStepOf({ title: course.title, hidden })}
      </summary>
      <p className="flex flex-wrap gap-x-4">
        {!step.isAdded && (
          <Link href={know(key, course.id)} {...link}>
            {m.iKnowThis()}
          </Link>
        )}
        <Link href={remove(step)} {...link}>
          {m.remove()}
        </Link>
      </p>
      {knownToo && <p className="text-sm text-muted">{m.alsoFallsAway({ names: joinNames(knownToo) })}</p>}
      {others.length === 0 ? (
        <p className="mt-2 text-muted">{m.noOtherCourse()}</p>
      ) : (
        <>
          <p className="mt-2 font-semibold">{others.length === 1 ? m.onlyOtherCourse() : m.otherCourses()}</p>
          <ul className="grid gap-2">
            {others.map(({ id, title, language, facts }) => (
              <li key={id}>
                <Link href={paths.course(id)} rel="nofollow" lang={langOf(language)} dir="auto">
                  {title}
                </Link>
                <span className="block text-sm text-muted">{facts}</span>
                <Link href={swap(course.id, id)} {...link}>
                  {m.takeCourse({ title, hidden })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
