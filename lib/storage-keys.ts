/** Every key that the product writes to local storage, once. */
export const storageKeys = {
  recentSearches: 'recentSearches',
} as const;
