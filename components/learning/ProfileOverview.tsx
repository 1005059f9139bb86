import { DataPanel } from '@/components/learning/DataPanel';
import { KnownPanel } from '@/components/learning/KnownPanel';
import { LearningNotes } from '@/components/learning/LearningNotes';
import { SettingsPanel } from '@/components/learning/SettingsPanel';
import { StreakPanel } from '@/components/learning/StreakPanel';
import { WeekPanel } from '@/components/learning/WeekPanel';
import type { LearningState } from '@/lib/learning/browser/use-learning';

type Props = { learning: Extract<LearningState, { kind: 'ready' }> };

/** Everything on the profile except the courses. */
export function ProfileOverview({ learning }: Props) {
  const { facts, learner, owner, summary } = learning;
  return (
    <>
      <LearningNotes learning={learning} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <StreakPanel streak={summary.streak} activity={facts.activity} today={summary.today} />
        <div className="grid gap-6">
          <WeekPanel summary={summary} goal={facts.settings.weeklyGoal} />
          <KnownPanel learner={learner} />
          <SettingsPanel learner={learner} settings={facts.settings} timeZone={facts.timeZone} />
          <DataPanel learner={learner} owner={owner} />
        </div>
      </div>
    </>
  );
}
