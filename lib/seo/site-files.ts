/** Addresses of the files that tell machines about the site. Apart from lib/paths, which every page carries. */
export const siteFiles = {
  openSearch: () => '/opensearch.xml',
  /** New courses, of one topic or of all. */
  feed: (topic?: string) =>
    topic === undefined ? '/feeds/all.xml' : `/feeds/${encodeURIComponent(topic)}.xml`,
} as const;
