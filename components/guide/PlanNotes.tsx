import { Link } from '@/components/ui/Link';
import { LEVEL_LABELS, languageName } from '@/lib/course';
import { insideSentence } from '@/lib/format/inside-sentence';
import { joinNames } from '@/lib/format/join-names';
import { joinWords } from '@/lib/format/join-words';
import { planChanges } from '@/lib/guide/plan/change-plan';
import type { NamedStep, Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { primaryTag } from '@/lib/guide/plan/plan-languages';
import * as m from '@/messages/guide';

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
            {m.undoTopic({ undo, name, hidden: (text) => <span className="sr-only">{text}</span> })}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** How the goal was understood, what the plan expects, what it lacks, and what was changed. */
export function PlanNotes({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const { name, level, language, assumes, missing, besides, known, removed, steps } = plan;
  // A language is also taught in itself.
  const taughtIn = new Set(steps.map(({ course }) => languageName(primaryTag(course.language))));
  const { notKnow, putBack } = planChanges(request);
  const asked = new Set(request.known);
  return (
    <div className="grid gap-1">
      <p>
        {m.planNotes({
          name,
          level: insideSentence(LEVEL_LABELS[level]()),
          language: joinWords(taughtIn.size > 0 ? [...taughtIn] : [languageName(language)]),
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      {assumes.length > 0 && <p>{m.expects({ topics: joinNames(assumes) })}</p>}
      {missing.length > 0 && <p>{m.alsoTakes({ topics: joinNames(missing) })}</p>}
      {besides.length > 0 && <p>{m.besidesCourses({ things: joinWords(besides) })}</p>}
      <Dropped
        label={m.youKnow()}
        steps={known.filter(({ key }) => asked.has(key))}
        undo={m.undo()}
        href={notKnow}
      />
      <FallenAway names={known.filter(({ key }) => !asked.has(key)).map((step) => step.name)} />
      <Dropped label={m.removed()} steps={removed} undo={m.putBack()} href={putBack} />
    </div>
  );
}

function FallenAway({ names }: { names: string[] }) {
  return names.length > 0 ? <p>{m.fellAway({ names: joinNames(names) })}</p> : null;
}
