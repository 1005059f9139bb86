import { Panel } from '@/components/learning/Panel';
import { ProgressBar } from '@/components/learning/ProgressBar';
import { numberOf } from '@/lib/format/count';
import type { LearnerSummary } from '@/lib/learning/summary';
import * as m from '@/messages/learning';

export function WeekPanel({ summary, goal }: { summary: LearnerSummary; goal: number }) {
  const { minutes, lessonsFinished, coursesFinished } = summary;
  const figures = [
    { value: minutes.inAll, label: m.minutesInTotal() },
    { value: lessonsFinished, label: m.lessonsInTotal({ count: lessonsFinished }) },
    { value: coursesFinished, label: m.coursesInTotal({ count: coursesFinished }) },
  ];
  return (
    <Panel title={m.thisWeek()}>
      <p className="mt-3 text-2xl font-extrabold">{m.countMinutes({ count: minutes.thisWeek })}</p>
      {goal > 0 && (
        <div className="mt-2 grid gap-2">
          <ProgressBar fraction={Math.min(1, minutes.thisWeek / goal)} label={m.weeklyGoal()} />
          <p className="text-sm text-muted">
            {minutes.thisWeek >= goal
              ? m.goalReached({ goal })
              : m.leftToGoal({ count: goal - minutes.thisWeek, goal })}
          </p>
        </div>
      )}
      <dl className="mt-4 flex flex-wrap gap-3 wrap-break-word">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-1 flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{numberOf(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
