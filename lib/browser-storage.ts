import * as m from '@/messages/storage';
import { storageKeys } from './storage-keys';

export type StoredEntry = { key: string; holds: string; removal: string };

const ENTRIES: [key: string, holds: () => string, removal: () => string][] = [
  [storageKeys.recentSearches, m.recentSearchesHolds, m.recentSearchesRemoval],
  [storageKeys.session, m.sessionHolds, m.sessionRemoval],
  [storageKeys.learning, m.learningHolds, m.learningRemoval],
  [storageKeys.deleted, m.deletedHolds, m.removedAtOnce],
  [storageKeys.leaving, m.leavingHolds, m.removedAtOnce],
  [storageKeys.speed, m.speedHolds, m.speedRemoval],
  [storageKeys.files, m.filesHolds, m.filesRemoval],
  [storageKeys.guide, m.guideHolds, m.logoutOrClosedTab],
  [storageKeys.compared, m.comparedHolds, m.comparedRemoval],
  [storageKeys.wayBack, m.wayBackHolds, m.wayBackRemoval],
  [storageKeys.scrolled, m.scrollHolds, m.removedAtOnce],
  ['__next_scroll_', m.scrollHolds, m.logoutOrClosedTab],
  [storageKeys.analyticsConsent, m.analyticsConsentHolds, m.analyticsConsentRemoval],
];

/** Descriptions of everything that the site keeps in local and session storage, for the privacy page. */
export const browserStorage = (): StoredEntry[] =>
  ENTRIES.map(([key, holds, removal]) => ({ key, holds: holds(), removal: removal() }));
