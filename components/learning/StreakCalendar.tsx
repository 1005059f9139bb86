import type { LocalDay } from '@/lib/format/local-day';
import type { ActivityDay } from '@/lib/learning/activity';
import { type CalendarDay, calendarOf, type Streak } from '@/lib/learning/streak';
import { dayAndMonth } from '@/lib/learning/streak-story';
import * as m from '@/messages/learning';

type Props = { streak: Streak; activity: ActivityDay[]; today: LocalDay };

function shade({ look, seconds }: CalendarDay): string {
  if (look === 'frozen') return 'calendar-frozen';
  if (look === 'ahead') return 'calendar-ahead';
  if (look === 'empty') return '';
  if (seconds >= 3_600) return 'calendar-3';
  return seconds >= 900 ? 'calendar-2' : 'calendar-1';
}

function say({ day, look, seconds }: CalendarDay): string {
  if (look === 'frozen') return m.freezeUsedOn({ day: dayAndMonth(day) });
  if (look !== 'learned') return m.noActivityOn({ day: dayAndMonth(day) });
  return m.minutesOn({ day: dayAndMonth(day), count: Math.max(1, Math.floor(seconds / 60)) });
}

/** The last 26 weeks, one column each, Monday at the top. */
export function StreakCalendar({ streak, activity, today }: Props) {
  const weeks = calendarOf(activity, streak, today);
  const learned = weeks.flat().filter(({ look }) => look === 'learned').length;
  return (
    <figure className="mt-5">
      <div role="img" aria-label={m.learnedDays({ learned })} className="calendar">
        {weeks.flat().map((day) => (
          <span key={day.day} title={say(day)} className={shade(day)} />
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span>{m.lastWeeks()}</span>
        <span className="calendar-key">
          {m.lessToMore({
            shades: () => (
              <>
                <i /> <i className="calendar-1" /> <i className="calendar-2" /> <i className="calendar-3" />
              </>
            ),
          })}
        </span>
        <span className="calendar-key">{m.freezeKey({ mark: () => <i className="calendar-frozen" /> })}</span>
      </figcaption>
    </figure>
  );
}
