import { storageKeys } from './storage-keys';

export type StoredEntry = { key: string; holds: string; removal: string };

/** Descriptions of everything that the site keeps in local and session storage, for the privacy page. */
export const browserStorage: StoredEntry[] = [
  {
    key: storageKeys.recentSearches,
    holds: 'Your last five searches, so that you can repeat them',
    removal: '“Clear All” in the search box, or “Logout”',
  },
  {
    key: storageKeys.session,
    holds: 'Your name, e-mail address, photo and account ID, while you are signed in',
    removal: '“Logout” in the account menu',
  },
  {
    key: storageKeys.learning,
    holds:
      'What you watched, your saved courses, plans and settings, in several entries that start with this name',
    removal:
      'Remove courses in My Courses, or delete everything in your Profile. “Logout” removes it too, and first asks you about changes that are not in your account yet',
  },
  {
    key: storageKeys.deleted,
    holds: 'For a moment: the ID of an account that you deleted, or “device”, so that other tabs forget it',
    removal: 'Removed automatically, at once',
  },
  {
    key: storageKeys.leaving,
    holds: 'For a moment: the ID of the account that you are leaving, so that other tabs stop what plays',
    removal: 'Removed automatically, at once',
  },
  {
    key: storageKeys.speed,
    holds: 'Your playback speed',
    removal: 'Choose normal speed, or “Logout”',
  },
  {
    key: storageKeys.files,
    holds: 'That you play videos without YouTube',
    removal: '“Play with YouTube” below a video, or “Logout”',
  },
  {
    key: storageKeys.guide,
    holds: 'Your questions about a course and the answers, in an entry that starts with this name',
    removal: '“Logout”, or close the tab',
  },
  {
    key: storageKeys.compared,
    holds: 'The courses that you ticked to compare them',
    removal: '“Clear” below the results, “Logout”, or close the tab',
  },
  {
    key: '__next_scroll_',
    holds: 'How far you had scrolled on the pages of this tab, in entries that start with this name',
    removal: 'Close the tab',
  },
  {
    key: storageKeys.analyticsConsent,
    holds: 'Your choice about analytics',
    removal: 'Settings in your Profile',
  },
];
