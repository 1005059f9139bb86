import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Plan, PlanRequest } from '@/lib/guide/plan/plan.types';
import { planParams } from '@/lib/guide/plan/plan-address';
import { DEFAULT_DAYS, DEFAULT_TIME, WEEKDAYS, type Weekday } from '@/lib/guide/plan/plan-evenings';
import { paths } from '@/lib/paths';
import * as m from '@/messages/guide';

const FIELD = 'mt-1 block min-h-11 rounded-xl border border-line-strong bg-page px-3';
const DAYS = Object.entries(WEEKDAYS) as [Weekday, () => string][];

/** Takes a plan into a calendar, on evenings that the person chooses. A plain form, so that it works without scripts. */
export function PlanCalendar({ plan, request }: { plan: Plan; request: PlanRequest }) {
  return (
    <details className="mt-6 print:hidden rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">{m.addToMyCalendar()}</summary>
      <form
        action={paths.api.calendar()}
        method="get"
        aria-label={m.calendar()}
        className="mt-3 grid grid-cols-1 gap-4"
      >
        {[...planParams(request)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {plan.steps.map(({ course }) => (
          <input key={course.id} type="hidden" name="course" value={course.id} />
        ))}
        <fieldset className="min-w-0">
          <legend className="font-semibold">{m.evenings()}</legend>
          <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {DAYS.map(([value, name]) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  name="day"
                  value={value}
                  defaultChecked={DEFAULT_DAYS.includes(value)}
                  className="size-4.5"
                />
                {name()}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-end gap-4">
          <label className="font-semibold">
            {m.time()}
            <input
              type="time"
              name="time"
              required
              defaultValue={DEFAULT_TIME}
              className={`${FIELD} font-normal`}
            />
          </label>
          <label className="max-w-full font-semibold">
            {m.startDay()}
            <input type="date" name="start" className={`${FIELD} max-w-full font-normal`} />
          </label>
          <Button type="submit" look="quiet" size="large">
            <Icon name="calendar-plus" className="size-4" />
            {m.downloadCalendarFile()}
          </Button>
        </div>
        <p className="text-sm text-muted">{m.calendarHelp()}</p>
      </form>
    </details>
  );
}
