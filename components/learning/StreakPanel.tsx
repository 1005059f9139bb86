import { Panel } from '@/components/learning/Panel';
import { StreakCalendar } from '@/components/learning/StreakCalendar';
import { Icon } from '@/components/ui/Icon';
import type { LocalDay } from '@/lib/format/local-day';
import type { ActivityDay } from '@/lib/learning/activity';
import { MAX_FREEZES, type Streak } from '@/lib/learning/streak';
import { dayAndMonth, lastDays, streakRules, streakStory } from '@/lib/learning/streak-story';
import * as m from '@/messages/learning';

const SHOWN_DAYS = 10;

type Props = { streak: Streak; activity: ActivityDay[]; today: LocalDay };

const states: Record<Streak['state']['kind'], { say: (streak: Streak) => string; look: string }> = {
  none: { say: () => m.notStarted(), look: 'bg-raised text-ink' },
  kept: { say: () => m.doneForToday(), look: 'bg-good-soft text-good' },
  'at-risk': {
    say: ({ state }) => (state.kind === 'at-risk' ? m.atRisk({ count: state.hoursLeft }) : ''),
    look: 'bg-warn-soft text-warn',
  },
  broken: { say: () => m.broken(), look: 'bg-bad-soft text-bad' },
};

export function StreakPanel({ streak, activity, today }: Props) {
  const { say, look } = states[streak.state.kind];
  return (
    <Panel title={m.streak()}>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 text-4xl font-extrabold">
          <Icon name="flame" className="size-9 text-accent" />
          {m.countDays({ count: streak.days })}
        </p>
        <p className={`rounded-full px-3 py-1 text-sm font-semibold ${look}`}>{say(streak)}</p>
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Icon name="trophy" className="size-4 text-muted" />
          <dt className="text-muted">{m.longest()}</dt>
          <dd className="font-semibold">{m.countDays({ count: streak.longest })}</dd>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Icon name="snowflake" className="size-4 text-muted" />
          <dt className="text-muted">{m.freezes()}</dt>
          <dd className="font-semibold">{m.freezesOf({ freezes: streak.freezes, most: MAX_FREEZES })}</dd>
        </div>
      </dl>
      <StreakCalendar streak={streak} activity={activity} today={today} />
      <details className="group mt-5 rounded-xl border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 narrow:px-2 font-semibold">
          {m.howStreaksWork()}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-1 gap-4 px-4 pb-4">
          <ul className="grid list-disc gap-1 ps-5">
            {streakStory(streak, today).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {/* With large text on a small phone it is wider than the screen. */}
          <div className="overflow-x-auto">
            <table className="w-full text-sm wrap-normal">
              <caption className="sr-only">{m.lastDays({ count: SHOWN_DAYS })}</caption>
              <thead className="text-start text-muted">
                <tr>
                  <th scope="col" className="py-1 pe-3 font-medium">
                    {m.day()}
                  </th>
                  <th scope="col" className="py-1 pe-3 font-medium">
                    {m.watched()}
                  </th>
                  <th scope="col" className="py-1 font-medium">
                    {m.lessonsFinished()}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lastDays(activity, streak, today, SHOWN_DAYS).map(
                  ({ day, seconds, lessonsFinished, frozen }) => (
                    <tr key={day} className="border-t border-line">
                      <th scope="row" className="py-1.5 pe-3 text-start font-medium">
                        {dayAndMonth(day)}
                      </th>
                      <td>{frozen ? m.freeze() : m.shortMinutes({ count: Math.floor(seconds / 60) })}</td>
                      <td>{lessonsFinished}</td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
          <ul className="grid gap-1 text-sm text-muted">
            {streakRules().map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </details>
    </Panel>
  );
}
