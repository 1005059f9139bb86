import type { StructuredData } from '@/lib/head/json-ld';
import type { TopicPage } from '@/lib/search';

/** A topic's page, with its courses for search engines. */
export type TopicView = TopicPage & { itemList?: StructuredData };
