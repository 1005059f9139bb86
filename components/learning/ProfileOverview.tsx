import { DataPanel } from '@/components/learning/DataPanel';
import { LearningNotes } from '@/components/learning/LearningNotes';
import { SettingsPanel } from '@/components/learning/SettingsPanel';
import { StreakPanel } from '@/components/learning/StreakPanel';
import { WeekPanel } from '@/components/learning/WeekPanel';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import type { Learner } from '@/lib/learning/browser/learner';
import type { LearningState } from '@/lib/learning/browser/use-learning';
import { paths } from '@/lib/paths';
import * as m from '@/messages/knowing';
import { Panel } from './Panel';

/** The topics that the learner said to know. Each can be taken back. */
function KnownPanel({ learner }: { learner: Learner }) {
  const { known } = learner;
  if (known.length === 0) return null;
  return (
    <Panel title={m.whatYouKnow()}>
      <p className="mt-2 text-muted">{m.whatFor()}</p>
      <ul className="mt-3 grid gap-1">
        {known.map(({ topic, name }) => (
          <li key={topic} className="flex items-center justify-between gap-3">
            <Link href={paths.map(topic)} className="min-w-0 py-2.5 font-semibold hover:text-accent-strong">
              {name || topic}
            </Link>
            <Button
              look="quiet"
              aria-label={m.undoTopic({ topic: name || topic })}
              onClick={() => learner.markKnown(topic, '', false)}
            >
              {m.undo()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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
