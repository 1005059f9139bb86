import { type ComponentType, lazy, Suspense } from 'react';
import { NoHydrate } from './NoHydrate';

/** The server writes it and it never changes: a browser fetches its code only where it has to make the page anew. */
const FooterContent = lazy<ComponentType>(() =>
  import('./FooterContent').then(
    (module) => ({ default: module.FooterContent }),
    () => ({ default: () => null }),
  ),
);

/** On the server without Suspense: React then waits, instead of sending the content apart with a script. */
const isServer = typeof window === 'undefined';

export function Footer() {
  return (
    <NoHydrate
      as="footer"
      className="later mt-16 [--later:115rem] sm:[--later:77rem] lg:[--later:51rem] border-t border-line bg-surface tall:pb-(--mobile-bar)"
    >
      {isServer ? (
        <FooterContent />
      ) : (
        <Suspense>
          <FooterContent />
        </Suspense>
      )}
    </NoHydrate>
  );
}
