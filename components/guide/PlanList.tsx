import type { ReactNode } from 'react';
import { CourseCard } from '@/components/course/CourseCard';
import { Link } from '@/components/ui/Link';
import { LEVEL_LABELS, languageInside } from '@/lib/course';
import { insideSentence } from '@/lib/format/inside-sentence';
import { joinNames } from '@/lib/format/join-names';
import { joinWords, sentencesOf } from '@/lib/format/join-words';
import { planChanges } from '@/lib/guide/plan/change-plan';
import {
  type Gap,
  type NamedStep,
  type Plan,
  type PlanRequest,
  placeOfDropped,
  topicOfKey,
} from '@/lib/guide/plan/plan.types';
import { primaryTag } from '@/lib/guide/plan/plan-languages';
import { lengthWords, stepTime } from '@/lib/guide/plan/plan-words';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';
import * as knowing from '@/messages/knowing';
import { CanYou } from './CanYou';
import { LookElsewhere } from './LookElsewhere';
import { StepChanges } from './StepChanges';

/** How the goal was understood, what the plan expects and lacks, and what fell away with what is known. */
function PlanNotes({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const { name, level, language, assumes, missing, besides, known, steps } = plan;
  // A language is also taught in itself.
  const taughtIn = new Set(steps.map(({ course }) => languageInside(primaryTag(course.language))));
  const asked = new Set(request.known);
  return (
    <div className="grid gap-1">
      <p>
        {m.planNotes({
          name,
          level: insideSentence(LEVEL_LABELS[level]()),
          language: joinWords(taughtIn.size > 0 ? [...taughtIn] : [languageInside(language)]),
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      {assumes.length > 0 && <p>{m.expects({ topics: joinNames(assumes) })}</p>}
      {missing.length > 0 && <p>{m.alsoTakes({ topics: joinNames(missing) })}</p>}
      {besides.length > 0 && <p>{m.besidesCourses({ things: joinWords(besides) })}</p>}
      <FallenAway names={known.filter(({ key }) => !asked.has(key)).map((step) => step.name)} />
    </div>
  );
}

function FallenAway({ names }: { names: string[] }) {
  return names.length > 0 ? <p>{m.fellAway({ names: joinNames(names) })}</p> : null;
}

/** A step of a plan for which there is no course. */
function PlanGap({ gap: { key, name, why }, request }: { gap: Gap; request: PlanRequest }) {
  const { know, leaveOut } = planChanges(request);
  const strong = (text: ReactNode) => <strong>{text}</strong>;
  const elsewhere = () => <LookElsewhere words={name} />;
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;
  return (
    <li className="rounded-xl bg-raised p-4">
      <p>{why ? m.gapWhy({ name, why, strong, elsewhere }) : m.gap({ name, strong, elsewhere })}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
        <Link href={know(key)} rel="nofollow" scroll={false} className="text-link inline-block py-2">
          {m.iKnowTopic({ name, hidden })}
        </Link>
        <Link href={leaveOut(key)} rel="nofollow" scroll={false} className="text-link inline-block py-2">
          {m.removeTopic({ name, hidden })}
        </Link>
      </p>
    </li>
  );
}

type DroppedProps = { step: NamedStep; label: string; undo: string; href: string };

/** A step that fell away, in its place, with the link that puts it back. */
function DroppedStep({ step: { name }, label, undo, href }: DroppedProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 text-muted print:hidden">
      <span>
        {label} {name}
      </span>
      <Link href={href} rel="nofollow" scroll={false} className="text-link py-2">
        {m.undoTopic({ undo, name, hidden: (text) => <span className="sr-only">{text}</span> })}
      </Link>
    </li>
  );
}

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
