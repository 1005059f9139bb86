import { type ComponentType, lazy } from 'react';

/**
 * A component of a part that is not hydrated (`Shown`): its code is not among the scripts that a page first loads. There
 * is no Suspense around it: the server waits for the code, and the router shows the page before until it is there.
 */
export function shownPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      // The address is already that of the page which needs the code: the browser loads it whole.
      () => {
        window.location.reload();
        return new Promise<never>(() => {});
      },
    ),
  );
}
