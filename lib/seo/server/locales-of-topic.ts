import type { CatalogOverview, TopicCount } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { type Locale, shownLocales } from '@/lib/locale/locales';
import { calledHere } from '@/lib/locale/topic-name';

/** The languages, besides English, in which search engines are told of a topic's page. */
export function localesOfTopic({ topicLanguages = {} }: CatalogOverview, slug: string): Locale[] {
  const taught = Object.hasOwn(topicLanguages, slug) ? (topicLanguages[slug] ?? []) : [];
  return shownLocales().filter((locale) => taught.includes(locale.split('-')[0] ?? ''));
}

/** A topic as a page in the language of the request names it and links to it. */
export function topicHere(overview: CatalogOverview, topic: TopicCount): TopicCount {
  const isTaught = localesOfTopic(overview, topic.slug).some((locale) => locale === currentLocale());
  return { ...calledHere(topic), ...(isTaught && { taughtHere: true }) };
}
