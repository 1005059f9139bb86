/**
 * What the service worker keeps, by cache. A number at the end is raised when what lies in the cache changes its
 * kind: the next worker removes every cache that is not named here.
 */
export const offlineCaches = {
  /** Pages that were opened, as the server sent them. */
  pages: 'pages-1',
  /** Scripts, styles and fonts: their names change with their content. */
  built: 'built-1',
  pictures: 'pictures-1',
  /** What the catalogue says of courses on a learner's list. */
  facts: 'facts-1',
  /** Whose visit the others come from, where somebody is signed in. */
  owner: 'owner-1',
} as const;

/** Caches that tell what somebody opened: gone when they sign out. */
export const personalCaches = [
  offlineCaches.pages,
  offlineCaches.pictures,
  offlineCaches.facts,
  offlineCaches.owner,
];
