import * as m from '@/messages/storage';
import { storageKeys } from './storage-keys';

export type StoredEntry = { key: string; holds: string; removal: string };

/** Descriptions of everything that the site keeps in local and session storage, for the privacy page. */
export const browserStorage = (): StoredEntry[] => [
  {
    key: storageKeys.recentSearches,
    holds: m.recentSearchesHolds(),
    removal: m.recentSearchesRemoval(),
  },
  {
    key: storageKeys.session,
    holds: m.sessionHolds(),
    removal: m.sessionRemoval(),
  },
  {
    key: storageKeys.learning,
    holds: m.learningHolds(),
    removal: m.learningRemoval(),
  },
  {
    key: storageKeys.deleted,
    holds: m.deletedHolds(),
    removal: m.removedAtOnce(),
  },
  {
    key: storageKeys.leaving,
    holds: m.leavingHolds(),
    removal: m.removedAtOnce(),
  },
  {
    key: storageKeys.speed,
    holds: m.speedHolds(),
    removal: m.speedRemoval(),
  },
  {
    key: storageKeys.files,
    holds: m.filesHolds(),
    removal: m.filesRemoval(),
  },
  {
    key: storageKeys.guide,
    holds: m.guideHolds(),
    removal: m.guideRemoval(),
  },
  {
    key: storageKeys.compared,
    holds: m.comparedHolds(),
    removal: m.comparedRemoval(),
  },
  {
    key: storageKeys.wayBack,
    holds: m.wayBackHolds(),
    removal: m.wayBackRemoval(),
  },
  {
    key: '__next_scroll_',
    holds: m.scrollHolds(),
    removal: m.scrollRemoval(),
  },
  {
    key: storageKeys.analyticsConsent,
    holds: m.analyticsConsentHolds(),
    removal: m.analyticsConsentRemoval(),
  },
];
