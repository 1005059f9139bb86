import { ProgressBar } from '@/components/learning/ProgressBar';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Link } from '@/components/ui/Link';
import { showUndo } from '@/lib/browser/show-undo';
import { percentOf } from '@/lib/format/percent-of';
import type { Learner } from '@/lib/learning/browser/learner';
import type { PathProgress, PathStep } from '@/lib/learning/learning-paths';
import { paths as addresses } from '@/lib/paths';
import * as m from '@/messages/learning';

const SIGN = 'mt-0.5 size-5 shrink-0 pointer-coarse:mt-2.5';
const SIGNS = {
  finished: <Icon name="circle-check-big" className={`${SIGN} text-good`} />,
  begun: <Icon name="circle-dot" className={`${SIGN} text-accent-strong`} />,
  ahead: <Icon name="circle-dashed" className={`${SIGN} text-muted`} />,
};

function stateOf({ state, fraction }: PathStep): string {
  if (state === 'finished') return m.finished();
  return state === 'begun' ? `${percentOf(fraction)}%` : m.notStarted();
}

function MyPath({ path, learner }: { path: PathProgress; learner: Learner }) {
  const { goal, query, steps, finished, fraction, next } = path;
  return (
    <article className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg leading-snug font-bold">
            {query === undefined ? (
              <bdi>{goal}</bdi>
            ) : (
              <Link
                href={`${addresses.plan()}?${query}`}
                className="inline-block hover:text-accent-strong pointer-coarse:py-2"
              >
                <bdi>{goal}</bdi>
              </Link>
            )}
          </h3>
          <p className="text-sm text-muted">{m.coursesOf({ finished, count: steps.length })}</p>
        </div>
        <IconButton
          label={m.removePlan({ goal })}
          onClick={() => showUndo(m.planRemoved(), learner.removePath(goal))}
        >
          <Icon name="trash" className="size-4" />
        </IconButton>
      </div>
      <ProgressBar fraction={fraction} label={m.progressOnPlan({ goal })} />
      <ol className="grid grid-cols-1 gap-1">
        {steps.map((step) => (
          <li key={step.courseId} className="flex items-start gap-2">
            {SIGNS[step.state]}
            <p className="min-w-0 flex-1">
              <Link
                href={addresses.course(step.courseId)}
                className="inline-block py-0.5 font-semibold hover:text-accent-strong pointer-coarse:py-2.5"
              >
                <bdi>{step.title || step.courseId}</bdi>
              </Link>{' '}
              <span className="text-sm whitespace-nowrap text-muted narrow:whitespace-normal">
                {stateOf(step)}
              </span>
            </p>
          </li>
        ))}
      </ol>
      {next && (
        <Button look="primary" href={addresses.course(next.courseId)} className="justify-self-start">
          <Icon name="play" className="size-4 fill-current" />
          {next.state === 'begun' ? m.continueLabel() : finished > 0 ? m.nextCourse() : m.start()}
          <span className="sr-only">{m.inPlan({ goal })}</span>
        </Button>
      )}
    </article>
  );
}

/** The saved paths, each with its courses in order and the progress. */
export function MyPaths({ paths, learner }: { paths: PathProgress[]; learner: Learner }) {
  if (paths.length === 0) return null;
  return (
    <section aria-label={m.plans()} className="mt-8">
      <h2 className="text-xl font-bold sm:text-2xl">
        {m.plansCounted({
          count: () => <span className="text-base font-medium text-muted">{paths.length}</span>,
        })}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {paths.map((path) => (
          <li key={path.goal}>
            <MyPath path={path} learner={learner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
