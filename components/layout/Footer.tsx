import { type ComponentType, lazy, Suspense } from 'react';
import { NoHydrate } from '@/components/ui/NoHydrate';

/**
 * The server renders it and it never changes: a browser loads its code only if it must render the page again because
 * hydration failed.
 */
const FooterContent = lazy<ComponentType>(() =>
  import('./FooterContent').then(
    (module) => ({ default: module.FooterContent }),
    () => ({ default: () => null }),
  ),
);

/** No Suspense on the server: React then waits, and does not send the content separately with a script. */
const isServer = typeof window === 'undefined';

export function Footer() {
  return (
    <NoHydrate as="footer" className="later">
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
