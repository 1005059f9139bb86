import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { inPreferred } from './prefer-languages';

/** The shelves of home as it came from the server, which is the same for everybody. */
const shelvesIn = (page: Document) => [...page.querySelectorAll('[data-sent] > section[aria-label]')];

/** Another page is awaited (lib/browser/guard-navigation). */
const isLeaving = () => document.querySelector(':root[data-waiting]') !== null;

/** The shelves of home with courses in the preferred languages first. */
async function fetchShelves(address: string): Promise<Element[]> {
  const response = await fetch(address);
  const html = response.ok ? await response.text() : '';
  return shelvesIn(new DOMParser().parseFromString(html, 'text/html'));
}

/**
 * Has home show courses in the preferred languages first, in shelves below the window: nothing that is seen moves. Where none is
 * preferred, nothing is fetched. Coming back, the router asks for the page in these languages.
 */
export function usePreferredShelves(): void {
  const { asPath, pathname, query, replace } = useRouter();
  const isPlain = pathname === '/' && query.prefer === undefined;
  const exchange = useEffectEvent(async () => {
    const shelves = shelvesIn(document);
    const { pathname: home } = location;
    const address = inPreferred(home);
    if (shelves.length === 0 || address === home) return;
    const preferred = await fetchShelves(address);
    if (preferred.length === 0 || location.pathname !== home || isLeaving()) return;
    for (const [at, shelf] of shelves.entries())
      if (shelf.getBoundingClientRect().top >= innerHeight) shelf.replaceWith(preferred[at] ?? shelf);
    await replace(address, asPath, { shallow: true, scroll: false });
  });
  useEffect(() => {
    // Without an answer the shelves stay as they are for everybody.
    if (isPlain) exchange().catch(() => undefined);
  }, [isPlain]);
}
