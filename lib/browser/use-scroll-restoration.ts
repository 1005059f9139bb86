import { useEffect } from 'react';

/**
 * The router restores where somebody was on the pages that it shows itself. While this document is left, the browser
 * does so, because it may have to load the page again or take it out of its cache.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    let own = history.scrollRestoration;
    const leave = () => {
      own = history.scrollRestoration;
      history.scrollRestoration = 'auto';
    };
    const come = ({ persisted }: PageTransitionEvent) => {
      if (persisted) history.scrollRestoration = own;
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
    };
  }, []);
}
