import { Link } from '@/components/ui/Link';
import { LEVEL_LABELS, languageName } from '@/lib/course';
import { planChanges } from '@/lib/guide/plan/change-plan';
import type { NamedStep, Plan, PlanRequest } from '@/lib/guide/plan/plan.types';

const list = (names: string[]) => new Intl.ListFormat('en').format(names);

type DroppedProps = { label: string; steps: NamedStep[]; undo: string; href: (key: string) => string };

function Dropped({ label, steps, undo, href }: DroppedProps) {
  if (steps.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {label}
      {steps.map(({ key, name }) => (
        <span key={key}>
          {name}{' '}
          <Link href={href(key)} rel="nofollow" scroll={false} className="text-link py-2 print:hidden">
            {undo}
            <span className="sr-only"> {name}</span>
          </Link>
        </span>
      ))}
    </p>
  );
}

/** How the goal was understood, what the plan expects, what it lacks, and what was changed. */
export function PlanNotes({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const { name, isNearest, level, language, assumes, missing, besides, known, removed } = plan;
  const { notKnow, putBack } = planChanges(request);
  const asked = new Set(request.known);
  return (
    <div className="grid gap-1">
      <p>
        {isNearest ? 'The nearest subject that we have: ' : 'Subject: '}
        <strong>{name}</strong>. From level: {LEVEL_LABELS[level]().toLowerCase()}. Courses in{' '}
        {languageName(language)}.
      </p>
      {assumes.length > 0 && <p>This plan expects that you know {list(assumes)}.</p>}
      {missing.length > 0 && <p>It also takes {list(missing)}, on which we have no course.</p>}
      {besides.length > 0 && <p>Courses alone are not enough: it also takes {list(besides)}.</p>}
      <Dropped
        label="You know:"
        steps={known.filter(({ key }) => asked.has(key))}
        undo="Undo"
        href={notKnow}
      />
      <FallenAway names={known.filter(({ key }) => !asked.has(key)).map((step) => step.name)} />
      <Dropped label="Removed:" steps={removed} undo="Put back" href={putBack} />
    </div>
  );
}

function FallenAway({ names }: { names: string[] }) {
  return names.length > 0 ? <p>So these fell away: {list(names)}.</p> : null;
}
