import { localePrefix } from '@/lib/locale/locale-path';

/** Addresses of files for crawlers and other programs. Separate from lib/paths, which is part of every page. */
export const siteFiles = {
  openSearch: () => `${localePrefix()}/opensearch.xml`,
  manifest: () => `${localePrefix()}/manifest.webmanifest`,
  /** New courses, of one topic or of all. */
  feed: (topic?: string) => `${localePrefix()}/feeds/${encodeURIComponent(topic ?? 'all')}.xml`,
} as const;
