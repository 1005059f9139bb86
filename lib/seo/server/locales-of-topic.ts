import type { CatalogOverview } from '@/lib/course';
import { type Locale, shownLocales } from '@/lib/locale/locales';

/** The languages, besides English, in which search engines are told of a topic's page. */
export function localesOfTopic({ topicLanguages = {} }: CatalogOverview, slug: string): Locale[] {
  const taught = Object.hasOwn(topicLanguages, slug) ? (topicLanguages[slug] ?? []) : [];
  return shownLocales().filter((locale) => taught.includes(locale.split('-')[0] ?? ''));
}
