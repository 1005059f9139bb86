import { type ComponentType, useEffect, useState } from 'react';
import { NoHydrate } from './NoHydrate';

type Module = typeof import('./FooterContent');

/** For a browser that must render the page again because hydration failed. */
function FetchedContent() {
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    import('./FooterContent').then(
      (module) => setContent(() => module.FooterContent),
      () => undefined,
    );
  }, []);
  return Content ? <Content /> : null;
}

// The bundler removes code that a browser never requires; it would keep an import.
const Content =
  typeof window === 'undefined' ? (require('./FooterContent') as Module).FooterContent : FetchedContent;

/**
 * Only the server renders its content: it is on every page and never changes, so its code is not sent to
 * browsers.
 */
export function Footer() {
  return (
    <NoHydrate
      as="footer"
      className="later mt-16 [--later:115rem] sm:[--later:77rem] lg:[--later:51rem] border-t border-line bg-surface tall:pb-(--mobile-bar)"
    >
      <Content />
    </NoHydrate>
  );
}
