/**
 * The caches of the service worker. Raise the number at the end when the format of a cache changes: the next
 * worker removes every cache that is not listed here.
 */
export const offlineCaches = {
  /** Opened pages, as the server sent them. */
  pages: 'pages-1',
  /** Scripts, styles and fonts: their names change with their content. */
  built: 'built-1',
  pictures: 'pictures-1',
  /** Facts about the courses on a learner's list. */
  facts: 'facts-1',
  /** The account to which the other caches belong, if someone is signed in. */
  owner: 'owner-1',
} as const;
