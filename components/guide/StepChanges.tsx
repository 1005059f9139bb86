import { Link } from '@/components/ui/Link';
import { langOf } from '@/lib/course';
import { planChanges } from '@/lib/guide/plan/change-plan';
import type { PlanRequest, PlanStep } from '@/lib/guide/plan/plan.types';
import { paths } from '@/lib/paths';

const list = (names: string[]) => new Intl.ListFormat('en').format(names);

/** Changes a step of a plan: each is a link to the changed plan. */
export function StepChanges({ step, request }: { step: PlanStep; request: PlanRequest }) {
  const { key, course, others, knownToo } = step;
  const { know, remove, swap } = planChanges(request);
  const link = { rel: 'nofollow', scroll: false, className: 'text-link inline-block py-2' };
  return (
    <details className="print:hidden">
      <summary className="min-h-8 cursor-pointer py-1 text-muted">
        Change this step<span className="sr-only">: {course.title}</span>
      </summary>
      <p className="flex flex-wrap gap-x-4">
        {!step.isAdded && (
          <Link href={know(key, course.id)} {...link}>
            I know this
          </Link>
        )}
        <Link href={remove(step)} {...link}>
          Remove
        </Link>
      </p>
      {knownToo && <p className="text-sm text-muted">If you know this, {list(knownToo)} falls away too.</p>}
      {others.length > 0 && (
        <>
          <p className="mt-2 font-semibold">Other courses for this step</p>
          <ul className="grid gap-2">
            {others.map(({ id, title, language, facts }) => (
              <li key={id}>
                <Link href={paths.course(id)} rel="nofollow" lang={langOf(language)} dir="auto">
                  {title}
                </Link>
                <span className="block text-sm text-muted">{facts}</span>
                <Link href={swap(course.id, id)} {...link}>
                  Take this one<span className="sr-only">: {title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
