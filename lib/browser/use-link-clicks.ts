import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';

/**
 * One click handler for an area of plain `<a href>` links of this site: a plain click is followed by the
 * router, everything else (another tab, a download, the middle button) is left to the browser. For areas
 * of many links, where a component each costs more to render than all the rest.
 */
export function useLinkClicks() {
  const router = useRouter();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || link.target || event.button !== 0 || modified || event.defaultPrevented) return;
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    // A navigation that fails is taken over by the browser: the router does that itself.
    void router.push(link.pathname + link.search + link.hash);
  };
}
