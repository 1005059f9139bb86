import { useSyncExternalStore } from 'react';

const NO_CHANGES = () => () => {};

/** Primary tag of the language that the visitor's browser is set to; undefined on the server and while hydrating. */
export function useBrowserLanguage(): string | undefined {
  return useSyncExternalStore(
    NO_CHANGES,
    () => navigator.language.split('-')[0]?.toLowerCase(),
    () => undefined,
  );
}
