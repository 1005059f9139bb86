import { currentUid, ownedKey } from '@/lib/account/browser';
import { storedText } from '@/lib/browser/page-state';
import { type LearningLanguage, toLearningLanguages } from '@/lib/course';
import { localeOfPath, preferredLocale, toLocale } from '@/lib/locale/choose-locale';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES, type Locale } from '@/lib/locale/locales';
import { parseJson } from '@/lib/parse-json';
import { storageKeys } from '@/lib/storage-keys';
import { fetchInSteps, loadLearning } from './use-learning';

type Chosen = {
  /** The language of pages. */
  locale?: Locale | undefined;
  /** Those that they learn in. */
  languages: LearningLanguage[];
  /** This browser has not read the account yet, which may know more. */
  isUnread: boolean;
};

type Stored = { data?: { locale?: unknown; languages?: unknown } | null } | null | undefined;

/** The learner's choice of languages, as this browser has it; without the learner's code, which most visits do not need. */
export function chosenLanguages(): Chosen {
  const uid = currentUid();
  const prefix = ownedKey(storageKeys.learning, uid);
  const isUnread = uid !== undefined && storedText('localStorage', `${prefix}/seen-until`) === null;
  const stored = parseJson(storedText('localStorage', `${prefix}/settings/main`)) as Stored;
  const settings = stored?.data;
  const { locale, languages } = settings ?? {};
  return { locale: toLocale(locale), languages: toLearningLanguages(languages), isUnread };
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

/** Whether this page was opened by a link on the same page in another language. */
function isFollowed(): boolean {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (how?.type !== 'navigate' || !document.referrer) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && localeOfPath(pathname) !== currentLocale();
}

/**
 * The language in which to offer the page, because the person chose it or the browser prefers it. Who has just come from
 * another language chose that of the page: it is remembered here, because the page before was left at once.
 */
export function offeredLocale(): Locale | undefined {
  const shown = currentLocale();
  if (!LOCALES[shown].shown) return undefined;
  if (isFollowed()) {
    keepLocale(shown);
    return undefined;
  }
  const { locale, isUnread } = chosenLanguages();
  const wanted = locale ?? (isUnread ? undefined : preferredLocale(navigator.languages));
  return wanted === shown ? undefined : wanted;
}
