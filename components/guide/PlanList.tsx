import { CourseCard } from '@/components/course/CourseCard';
import { sentencesOf } from '@/lib/format/join-words';
import { planChanges } from '@/lib/guide/plan/change-plan';
import { type Plan, type PlanRequest, placeOfDropped, topicOfKey } from '@/lib/guide/plan/plan.types';
import { lengthWords, stepTime } from '@/lib/guide/plan/plan-words';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import * as knowing from '@/messages/knowing';
import { CanYou } from './CanYou';
import { DroppedStep } from './DroppedStep';
import { PlanGap } from './PlanGap';
import { PlanNotes } from './PlanNotes';
import { StepChanges } from './StepChanges';

/** How a plan was made, and where its lengths come from. */
export const PlanOrigin = ({ by }: Pick<Plan, 'by'>) =>
  sentencesOf([by === 'rule' ? m.madeByRule() : m.madeByModel(), m.lengthsHelp()]);

/** The courses of a plan in their order, the reasons, the total time, and what is missing. */
export function PlanList({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const { steps, gaps, known, removed } = plan;
  const { notKnow, putBack } = planChanges(request);
  const asked = known.filter(({ key }) => request.known?.includes(key));
  const dropped = [
    ...asked.map((step) => ({ step, label: m.youKnow(), undo: m.undo(), href: notKnow(step.key) })),
    ...removed.map((step) => ({ step, label: m.removed(), undo: m.putBack(), href: putBack(step.key) })),
  ];
  /** What stands before a step that is no step: gaps, and what fell away. */
  const besidesAt = (place: number) => [
    ...gaps
      .filter(({ at }) => at === place)
      .map((gap) => <PlanGap key={gap.key} gap={gap} request={request} />),
    ...dropped
      .filter(({ step }) => placeOfDropped(step.key, plan) === place)
      .map((one) => <DroppedStep key={one.step.key} {...one} />),
  ];
  return (
    <>
      <PlanNotes plan={plan} request={request} />
      {plan.by === 'rule' && <CanYou plan={plan} request={request} />}
      <p className="mt-3 font-semibold">
        {m.coursesAndLength({
          count: steps.length,
          length: (text) => <span className="text-muted">{text}</span>,
          words: lengthWords(plan),
        })}
      </p>
      <ol aria-label={m.courses()} className="mt-4 grid gap-5">
        {steps.flatMap((step, index) => [
          ...besidesAt(index),
          <li
            key={step.course.id}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 sm:gap-x-4 narrow:grid-cols-1"
          >
            <span
              aria-hidden
              className="brand-gradient grid size-8 place-items-center rounded-full text-sm font-bold print:float-start print:block! print:bg-none! print:text-ink!"
            >
              {index + 1}
            </span>
            <div className="grid gap-2">
              <p className="pt-1">
                <span className="sr-only">{m.step({ number: index + 1 })}</span>
                {step.why} <span className="text-muted">{stepTime(step)}</span>
                {step.hasMap && (
                  <span className="print:hidden">
                    {' · '}
                    <a
                      href={paths.map(topicOfKey(step.key))}
                      rel="nofollow"
                      data-topic={topicOfKey(step.key)}
                      className="text-link"
                    >
                      {knowing.mapOf({ topic: step.name })}
                    </a>
                  </span>
                )}
              </p>
              <CourseCard card={step.course} look="row" heading="h2" />
              {plan.by === 'rule' && <StepChanges step={step} request={request} />}
            </div>
          </li>,
        ])}
        {besidesAt(steps.length)}
      </ol>
    </>
  );
}
