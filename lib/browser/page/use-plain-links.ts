import { useRouter } from 'next/router';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The link of this site that an event is on. */
function ownLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest('a');
  // A link with a type, such as a feed's, does not lead to a page.
  return link && !link.target && !link.type && link.origin === window.location.origin ? link : undefined;
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Event handlers for an area of plain `<a href>` links of this site, where a component per link would cost
 * too much. The router follows plain clicks; the browser handles the rest (new tab, download, middle button).
 * A link under the pointer is prefetched.
 */
export function usePlainLinks() {
  const router = useRouter();
  const ahead = useRef('');
  return {
    onClick(event: MouseEvent): void {
      const link = ownLink(event);
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.button !== 0 || modified || event.defaultPrevented) return;
      event.preventDefault();
      void router.push(addressOf(link));
    },
    onPointerOver(event: PointerEvent): void {
      const link = ownLink(event);
      if (!link || link.pathname === window.location.pathname || link.href === ahead.current) return;
      ahead.current = link.href;
      // As with the router's own links, a failed prefetch is repeated when the link is followed.
      router.prefetch(addressOf(link), undefined, { priority: true }).catch(() => undefined);
    },
  };
}
