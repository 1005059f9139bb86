import { useId } from 'react';
import { AnalyticsChoice } from '@/components/analytics/AnalyticsChoice';
import { LearningLanguages } from '@/components/learning/LearningLanguages';
import { Panel } from '@/components/learning/Panel';
import { LanguageLinks } from '@/components/ui/LanguageLinks';
import type { Learner } from '@/lib/learning/browser/learner';
import type { Settings } from '@/lib/learning/records/learner-documents.schema';
import * as m from '@/messages/learning';

const GOALS = [0, 30, 60, 120, 180, 300, 600];
const AUTOMATIC = '';
const field = 'min-h-11 w-full rounded-xl border border-line-strong bg-surface px-3';

/** The names of the settings that are on or off. */
type Switch = { [Name in keyof Settings]-?: Settings[Name] extends boolean ? Name : never }[keyof Settings];
const SWITCHES: Record<Switch, () => string> = { autoplay: m.autoplay, captions: m.showCaptions };

type Props = { learner: Learner; settings: Settings; timeZone: string };

/** The learner's settings. Every change is saved at once. */
export function SettingsPanel({ learner, settings, timeZone }: Props) {
  const id = useId();
  const zones = Intl.supportedValuesOf('timeZone');
  const goals = [...new Set([...GOALS, settings.weeklyGoal])].sort((a, b) => a - b);
  return (
    <Panel title={m.settings()}>
      <div className="mt-4 grid gap-4">
        <label className="grid gap-1" htmlFor={`${id}-zone`}>
          <span className="font-semibold">{m.timeZone()}</span>
          <select
            id={`${id}-zone`}
            className={field}
            value={settings.timeZone ?? AUTOMATIC}
            onChange={({ target }) => learner.changeSettings({ timeZone: target.value || undefined })}
          >
            <option value={AUTOMATIC}>
              {settings.timeZone ? m.automatic() : m.automaticZone({ timeZone })}
            </option>
            {settings.timeZone && !zones.includes(settings.timeZone) && <option>{settings.timeZone}</option>}
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
          <span className="text-sm text-muted">{m.zoneText()}</span>
        </label>
        <label className="grid gap-1" htmlFor={`${id}-goal`}>
          <span className="font-semibold">{m.weeklyGoal()}</span>
          <select
            id={`${id}-goal`}
            className={field}
            value={settings.weeklyGoal}
            onChange={({ target }) => learner.changeSettings({ weeklyGoal: Number(target.value) })}
          >
            {goals.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? m.noGoal() : m.countMinutes({ count: minutes })}
              </option>
            ))}
          </select>
        </label>
        {(Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).map((name) => (
          <label
            key={name}
            className="flex min-h-11 items-center gap-3 narrow:flex-wrap"
            htmlFor={`${id}-${name}`}
          >
            <input
              id={`${id}-${name}`}
              type="checkbox"
              className="size-5"
              checked={settings[name]}
              onChange={({ target }) => learner.changeSettings({ [name]: target.checked })}
            />
            <span>{SWITCHES[name]()}</span>
          </label>
        ))}
        <LearningLanguages
          chosen={settings.languages}
          onChoice={(languages) => learner.changeSettings({ languages })}
        />
        <nav aria-labelledby={`${id}-site`}>
          <p id={`${id}-site`} className="font-semibold">
            {m.languageOfSite()}
          </p>
          <LanguageLinks
            listClass="mt-1 flex flex-wrap gap-x-4"
            className="inline-flex min-h-9 items-center text-link aria-[current]:font-bold pointer-coarse:min-h-11"
          />
        </nav>
        <AnalyticsChoice />
      </div>
    </Panel>
  );
}
