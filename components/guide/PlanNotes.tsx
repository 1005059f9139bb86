import { LEVEL_LABELS, languageInside } from '@/lib/course';
import { insideSentence } from '@/lib/format/inside-sentence';
import { joinNames } from '@/lib/format/join-names';
import { joinWords } from '@/lib/format/join-words';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { primaryTag } from '@/lib/guide/plan/plan-languages';
import * as m from '@/messages/guide';

/** How the goal was understood, what the plan expects and lacks, and what fell away with what is known. */
export function PlanNotes({ plan, request }: { plan: Plan; request: PlanRequest }) {
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
