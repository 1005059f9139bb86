import { useEffect } from 'react';
import { storageKeys } from '@/lib/storage-keys';
import { storedText, storeText } from './page-state';

const farthest = () => document.documentElement.scrollHeight - window.innerHeight;

/** Lets the page that opens next in this tab begin where this one is, such as the same page in another language. */
export function keepScroll(): void {
  storeText('sessionStorage', storageKeys.scrolled, String(window.scrollY / farthest()));
}

function restoreScroll(): void {
  const scrolled = Number(storedText('sessionStorage', storageKeys.scrolled));
  storeText('sessionStorage', storageKeys.scrolled, undefined);
  if (scrolled > 0 && scrolled <= 1) window.scrollTo(0, scrolled * farthest());
}

/**
 * The router restores where somebody was on the pages that it shows itself. While this document is left, the browser
 * does so, because it may have to load the page again or take it out of its cache.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    restoreScroll();
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
