/** Every key that the product writes to a browser's storage, once. */
export const storageKeys = {
  recentSearches: 'recentSearches',
  /** Who was signed in here last, so that the next page shows it at once. Gone at sign-out. */
  session: 'session',
  /** Start of the keys under which one learner's progress lies; `lib/browser/learning/sync/local-documents`. */
  learning: 'learning/',
  /** A word between tabs, removed as soon as it is said: the account of this uid was deleted. */
  deletedAccount: 'deleted-account',
  /** Speed of playing that was chosen last. */
  speed: 'player-speed',
  /** Questions about a course and their answers, in session storage: gone when the tab is closed. */
  guide: 'guide',
  /** `yes` or `no` to analytics, asked only where the site has them. */
  analyticsConsent: 'analyticsConsent',
} as const;
