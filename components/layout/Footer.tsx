import { type ComponentType, useEffect, useState } from 'react';
import { NoHydrate } from './NoHydrate';

type Module = typeof import('./FooterContent');

/** For a browser that has to make the page anew because it could not take it over. */
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

// The bundler leaves out what a browser never requires; an import it would keep.
const Content =
  typeof window === 'undefined' ? (require('./FooterContent') as Module).FooterContent : FetchedContent;

/** The server alone writes what is in it: it stands on every page and never changes, so no page carries its code. */
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
