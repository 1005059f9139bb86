import { localeOfPath, preferredLocale } from '@/lib/locale/choose-locale';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES, type Locale } from '@/lib/locale/locales';
import { chosenLanguages, keepLocale } from './chosen-languages';

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
