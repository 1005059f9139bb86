import {
  LEARNING_LANGUAGES,
  type LearningLanguage,
  languageInside,
  languageName,
  MOST_LANGUAGES,
  toLearningLanguages,
} from '@/lib/course';
import { beginning } from '@/lib/format/beginning';
import { joinWords } from '@/lib/format/join-words';
import { currentLocale } from '@/lib/locale/current-locale';
import { preferLanguages } from '@/lib/search/browser';
import * as m from '@/messages/learning';

type Props = { chosen: LearningLanguage[]; onChoice: (languages: LearningLanguage[]) => void };

/** The languages whose courses come first, apart from the language of pages. */
export function LearningLanguages({ chosen, onChoice }: Props) {
  const named = LEARNING_LANGUAGES.map((value) => ({ value, label: languageName(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, currentLocale()),
  );

  function choose(language: LearningLanguage, isChosen: boolean): void {
    const others = chosen.filter((other) => other !== language);
    const next = toLearningLanguages(isChosen ? [...others, language] : others);
    preferLanguages(next);
    onChoice(next);
  }

  return (
    <fieldset id="learning-languages">
      <legend className="font-semibold">{m.languagesILearnIn()}</legend>
      <p className="text-sm text-muted">{m.languagesText({ most: MOST_LANGUAGES })}</p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 text-link">
          {chosen.length > 0 ? beginning(joinWords(chosen.map(languageInside))) : m.chooseLanguages()}
        </summary>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 narrow:grid-cols-1">
          {named.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={chosen.includes(value)}
                disabled={chosen.length >= MOST_LANGUAGES && !chosen.includes(value)}
                onChange={({ target }) => choose(value, target.checked)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
