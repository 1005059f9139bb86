export { startCompareTray } from './compare-tray';
export { parseRecentSearches, storedRecentSearches } from './recent-searches';
export { useNavigationGuard } from './use-navigation-guard';
export { useSearchKeys } from './use-search-keys';
