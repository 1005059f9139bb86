/** All keys that the product writes to a browser's storage. */
export const storageKeys = {
  recentSearches: 'recentSearches',
  /**
   * The last signed-in account, so that the next page shows it at once; in session storage, whose the rest of that is.
   * Removed at sign-out.
   */
  session: 'session',
  /** Prefix of the keys of one learner's progress; `lib/learning/browser/sync/local-documents`. */
  learning: 'learning/',
  /** A message between tabs, removed at once: everything of this owner of progress was deleted. */
  deleted: 'deleted',
  /** A message between tabs, removed at once: this account is about to be left; and the answer of each tab that has stopped. */
  leaving: 'leaving',
  /** The last chosen playback speed. */
  speed: 'player-speed',
  /** `yes` if lessons play as video files where they can, without YouTube. */
  files: 'player-files',
  /** Prefix of one person's questions about a course and the answers, in session storage. */
  guide: 'guide/',
  /** The lesson, and the second of it, that was left for another one, in session storage. */
  wayBack: 'way-back',
  /** How far down the page was when its language was changed, from 0 to 1, in session storage until it is shown. */
  scrolled: 'scrolled',
  /** Ids of the courses that were ticked to be compared, in session storage. */
  compared: 'compared',
  /** Analytics choice, `yes` or `no`; asked only if the site uses analytics. */
  analyticsConsent: 'analyticsConsent',
} as const;
