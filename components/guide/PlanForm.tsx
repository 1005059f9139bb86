import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/Button';
import { LEVEL_LABELS, type Level } from '@/lib/course';
import {
  DEFAULT_HOURS_PER_WEEK,
  MAX_HOURS_PER_WEEK,
  MIN_HOURS_PER_WEEK,
  PLAN_LEVELS,
  PLAN_PLACE,
  type PlanRequest,
} from '@/lib/guide/plan/plan.types';
import { paths } from '@/lib/paths';
import { MAX_QUERY_LENGTH } from '@/lib/query-spelling';
import * as m from '@/messages/guide';

type Props = {
  /** Absent before the first goal. */
  request: PlanRequest | undefined;
  level?: Level | undefined;
  languages: { value: string; label: string }[];
  onRequest: (request: PlanRequest) => void;
};

const FIELD = 'mt-1 block min-h-11 w-full rounded-xl border border-line-strong bg-page px-3';

/** The input of a plan: goal, present level, time and language. Without scripts the browser sends it. */
export function PlanForm({ request, level, languages, onRequest }: Props) {
  const id = useId();
  const shown = request?.level ?? level ?? 'beginner';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const goal = String(form.get('goal')).trim();
    const hours = Math.round(Number(form.get('hours')));
    const language = String(form.get('language'));
    if (goal === '') return;
    // The same goal under other conditions keeps what was changed.
    const { known, without, take } = (goal === request?.goal && request) || {};
    const { prefer } = request ?? {};
    const wanted = PLAN_LEVELS.find((level) => level === form.get('level')) ?? 'beginner';
    // A level that nobody chose is that of the goal.
    const isChosen = request?.level !== undefined || wanted !== shown;
    onRequest({
      goal,
      ...(isChosen && { level: wanted }),
      hoursPerWeek: Math.min(
        MAX_HOURS_PER_WEEK,
        Math.max(MIN_HOURS_PER_WEEK, hours || DEFAULT_HOURS_PER_WEEK),
      ),
      ...(language && { language }),
      ...(prefer && { prefer }),
      ...(known && { known }),
      ...(without && { without }),
      ...(take && { take }),
    });
  }

  return (
    <form
      action={`${paths.plan()}#${PLAN_PLACE}`}
      method="get"
      aria-label={m.yourGoal()}
      onSubmit={submit}
      className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <label htmlFor={`${id}goal`} className="font-semibold max-lg:sm:col-span-2">
        {m.myGoal()}
        <input
          id={`${id}goal`}
          name="goal"
          required
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={request?.goal}
          placeholder={m.goalExample()}
          className={`${FIELD} font-normal`}
        />
      </label>
      <label htmlFor={`${id}level`} className="font-semibold">
        {m.myLevel()}
        <select id={`${id}level`} name="level" defaultValue={shown} className={`${FIELD} font-normal`}>
          {PLAN_LEVELS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_LABELS[level]()}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}hours`} className="font-semibold">
        {m.hoursPerWeek()}
        <input
          id={`${id}hours`}
          name="hours"
          type="number"
          inputMode="numeric"
          min={MIN_HOURS_PER_WEEK}
          max={MAX_HOURS_PER_WEEK}
          defaultValue={request?.hoursPerWeek ?? DEFAULT_HOURS_PER_WEEK}
          className={`${FIELD} font-normal`}
        />
      </label>
      <label htmlFor={`${id}language`} className="font-semibold">
        {m.language()}
        <select
          id={`${id}language`}
          name="language"
          defaultValue={request?.language ?? ''}
          className={`${FIELD} font-normal`}
        >
          <option value="">{m.languageOfGoal()}</option>
          {languages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="primary" size="large" className="max-lg:sm:col-span-2">
        {m.makeMyPlan()}
      </Button>
    </form>
  );
}
