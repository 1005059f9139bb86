import type { StructuredData } from '@/lib/head/json-ld';
import type { Locale } from '@/lib/locale/locales';
import type { TopicPage } from '@/lib/search';

/** A topic's page, with its courses for search engines, and the languages, besides English, in which they are told of it. */
export type TopicView = TopicPage & { itemList?: StructuredData; locales: Locale[] };
