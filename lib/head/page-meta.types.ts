import type { HeadData } from './head.types';
import type { StructuredData } from './json-ld';

/** What a page says of itself to browsers and crawlers. The server makes it, so that no browser needs the words. */
export type PageMeta = { head: HeadData; structured: StructuredData[] };
