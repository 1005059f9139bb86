import { Panel } from '@/components/learning/Panel';
import { ProgressBar } from '@/components/learning/ProgressBar';
import { countOf, numberOf } from '@/lib/format/count';
import type { LearnerSummary } from '@/lib/learning/summary';

/** This week compared with its goal, and the totals. */
export function WeekPanel({ summary, goal }: { summary: LearnerSummary; goal: number }) {
  const { minutes, lessonsFinished, coursesFinished } = summary;
  const figures = [
    { value: minutes.inAll, label: 'minutes in total' },
    { value: lessonsFinished, label: `${lessonsFinished === 1 ? 'lesson' : 'lessons'} finished in total` },
    { value: coursesFinished, label: `${coursesFinished === 1 ? 'course' : 'courses'} finished in total` },
  ];
  return (
    <Panel title="This week">
      <p className="mt-3 text-2xl font-extrabold">{countOf(minutes.thisWeek, 'minute')}</p>
      {goal > 0 && (
        <div className="mt-2 grid gap-2">
          <ProgressBar fraction={Math.min(1, minutes.thisWeek / goal)} label="Weekly goal" />
          <p className="text-sm text-muted">
            {minutes.thisWeek >= goal
              ? `Weekly goal of ${countOf(goal, 'minute')} reached`
              : `${countOf(goal - minutes.thisWeek, 'minute')} left to reach your weekly goal of ${countOf(goal, 'minute')}`}
          </p>
        </div>
      )}
      <dl className="mt-4 grid grid-cols-3 gap-3 narrow:grid-cols-1">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{numberOf(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
