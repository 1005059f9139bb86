import { Bookmark, Copy } from 'lucide-react';
import { useState } from 'react';
import { CourseCard } from '@/components/course/CourseCard';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { savePlan } from '@/lib/browser/guide/save-plan';
import { showToast } from '@/lib/browser/toast';
import { countOf } from '@/lib/count';
import type { Plan } from '@/lib/guide/plan.types';
import { lengthWords, planText, stepTime } from '@/lib/guide/plan-words';
import { paths } from '@/lib/paths';
import { AnswerThumbs } from './AnswerThumbs';

const LINK = 'font-semibold text-accent-strong underline underline-offset-2';

async function copy(plan: Plan): Promise<void> {
  try {
    await navigator.clipboard.writeText(planText(plan, (id) => `${location.origin}${paths.course(id)}`));
    await showToast('Plan copied.', 'good');
  } catch {
    await showToast('The plan could not be copied.');
  }
}

/** A plan: its courses in their order, why each, how long in all, and how it was made. */
export function PlanSteps({ plan }: { plan: Plan }) {
  const { steps, missing, goal } = plan;
  const [saved, setSaved] = useState<Plan>();

  async function save(): Promise<void> {
    try {
      await savePlan(plan);
      setSaved(plan);
      await showToast(`Path of ${countOf(steps.length, 'course')} saved to My Courses.`, 'good');
    } catch {
      await showToast('The plan could not be saved. Please try again.');
    }
  }

  if (steps.length === 0) {
    return (
      <p className="mt-6">
        The catalogue has nothing for <bdi className="font-semibold">“{goal}”</bdi> with these wishes. Try
        other words, another level or any language, or look around:{' '}
        <Link href={paths.search(goal)} className={LINK}>
          search for it
        </Link>{' '}
        or{' '}
        <Link href={paths.topics()} className={LINK}>
          see all topics
        </Link>
        .
      </p>
    );
  }
  return (
    <div className="mt-6">
      <p className="font-semibold">
        {countOf(steps.length, 'course')}. <span className="text-muted">{lengthWords(plan)}</span>
      </p>
      <ol className="mt-4 grid gap-5">
        {steps.map((step, index) => (
          <li key={step.course.id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 sm:gap-x-4">
            <span
              aria-hidden
              className="brand-gradient grid size-8 place-items-center rounded-full text-sm font-bold"
            >
              {index + 1}
            </span>
            <div className="grid gap-2">
              <p className="pt-1">
                <span className="sr-only">Step {index + 1}. </span>
                {step.why} <span className="whitespace-nowrap text-muted">{stepTime(step)}</span>
              </p>
              <CourseCard card={step.course} look="row" />
            </div>
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <p className="mt-5 rounded-xl bg-raised p-4">
          Belongs on this way, but no fitting course was found for it:{' '}
          {new Intl.ListFormat('en').format(missing)}.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {saved === plan ? (
          <Button look="quiet" href={paths.myCourses()}>
            Open My Courses
          </Button>
        ) : (
          <Button look="primary" onClick={() => void save()}>
            <Bookmark aria-hidden className="size-4" />
            Save this plan
          </Button>
        )}
        <Button look="quiet" onClick={() => void copy(plan)}>
          <Copy aria-hidden className="size-4" />
          Copy the plan
        </Button>
        <p className="min-w-0 flex-1 basis-72 text-sm text-muted">
          {plan.by === 'rule'
            ? 'Made by rule from this catalogue, without an AI model: what must be known first comes first, then from level to level.'
            : 'Chosen by an AI model among courses of this catalogue; its order and reasons can be wrong.'}{' '}
          Lengths are as the providers state them.
        </p>
      </div>
      {plan.by === 'model' && (
        <div className="mt-2 flex flex-wrap items-center">
          <AnswerThumbs mode="plan" />
        </div>
      )}
    </div>
  );
}
