export { startCompareTray } from './compare-tray';
export { inPreferred, preferLanguages } from './prefer-languages';
export { preferred } from './preferred';
export { parseRecentSearches, storedRecentSearches } from './recent-searches';
export { startPreferring } from './start-preferring';
export { useNavigationGuard } from './use-navigation-guard';
export { usePreferredShelves } from './use-preferred-shelves';
export { useSearchKeys } from './use-search-keys';
