import { currentUid, ownedKey } from '@/lib/account/browser';
import { type LearningLanguage, toLearningLanguages } from '@/lib/course';
import { toLocale } from '@/lib/locale/choose-locale';
import type { Locale } from '@/lib/locale/locales';
import { storageKeys } from '@/lib/storage-keys';
import { fetchInSteps, loadLearning } from './use-learning';

type Chosen = {
  /** The language of pages. */
  locale?: Locale | undefined;
  /** Those that they learn in. */
  languages: LearningLanguage[];
  /** This browser has not read the account yet, which may know more. */
  isUnread?: boolean;
};

/** The learner's choice of languages, as this browser has it; without the learner's code, which most visits do not need. */
export function chosenLanguages(): Chosen {
  const uid = currentUid();
  try {
    const prefix = ownedKey(storageKeys.learning, uid);
    const stored = localStorage.getItem(`${prefix}/settings/main`);
    const isUnread = uid !== undefined && localStorage.getItem(`${prefix}/seen-until`) === null;
    const { data: settings = {} } = JSON.parse(stored ?? '{}') as {
      data?: { locale?: unknown; languages?: unknown };
    };
    const { locale, languages } = settings;
    return { locale: toLocale(locale), languages: toLearningLanguages(languages), isUnread };
  } catch {
    return { languages: [] };
  }
}

/** Remembers the language of pages that the person chose, on this device or in the account. */
export function keepLocale(locale: Locale): void {
  if (chosenLanguages().locale === locale) return;
  loadLearning(fetchInSteps).then(
    ({ currentLearner }) => currentLearner().changeSettings({ locale }),
    // The page is in this language; another one may remember it.
    () => undefined,
  );
}
