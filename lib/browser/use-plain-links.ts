import { removeBasePath } from 'next/dist/client/remove-base-path';
import { useRouter } from 'next/router';
import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { intendToPlay } from '@/lib/browser/play-intent';
import { inLocale } from '@/lib/locale/locale-path';
import { fetchAhead } from '@/lib/next-internals/client/fetch-ahead';
import { goTo } from './go-to';
import { keepScroll } from './use-scroll-restoration';

/** How long the mouse or the focus rests on a link that is likely to be followed; one that passes by is not. */
const REST_MS = 60;

/** The link of this site to another page that an event is on. */
function ownLink({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  // A link with a type, such as a feed's, does not lead to a page.
  if (!link?.href || link.target || link.type || link.origin !== window.location.origin) return undefined;
  const { pathname, search } = window.location;
  // The browser itself moves to a place on the same page, and the focus with it.
  return link.hash && link.pathname === pathname && link.search === search ? undefined : link;
}

/** Lets a link to another language lead to the page that is open now, as it is. */
function keepPage(link: HTMLAnchorElement): void {
  const { pathname, search, hash } = window.location;
  link.href = inLocale(link.hreflang, pathname) + search + hash;
  keepScroll();
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => removeBasePath(pathname) + search + hash;

/**
 * Event handlers for an area of plain `<a href>` links, where a component per link would cost too much. The router
 * follows plain clicks; the browser handles the rest (new tab, download, middle button). A page that somebody is about
 * to open is fetched ahead, and `onNear` is called. `data-stay`, on a link or around some: following it does not
 * scroll to the top, but to the place that it names, if any. `data-play`: the lesson that it leads to may start by itself.
 */
export function usePlainLinks(onNear: (path: string) => void = () => {}) {
  const router = useRouter();
  const ahead = useRef('');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  function near(event: SyntheticEvent, wait: number): void {
    const link = ownLink(event);
    if (link?.href === ahead.current) return;
    clearTimeout(rest.current);
    ahead.current = link?.href ?? '';
    if (!link || link.hreflang || link.pathname === window.location.pathname) return;
    onNear(link.pathname);
    // As with the router's own links, a failed prefetch is repeated when the link is followed.
    router.prefetch(addressOf(link), undefined, { priority: true }).catch(() => undefined);
    rest.current = setTimeout(fetchAhead, wait, removeBasePath(link.pathname), link.search);
  }

  return {
    onClick(event: MouseEvent): void {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.button !== 0 || modified || event.defaultPrevented) return;
      const link = ownLink(event);
      if (link?.hreflang) keepPage(link);
      if (!link || link.hreflang) return;
      event.preventDefault();
      if (link.dataset.play !== undefined) intendToPlay(link.pathname);
      const stay = link.closest<HTMLElement>('[data-stay]')?.dataset.stay;
      if (stay === undefined) void router.push(addressOf(link));
      else void router.push(addressOf(link), undefined, { scroll: false }).then(() => goTo(stay));
    },
    /** A finger that touches a link opens it in most cases. */
    onPointerOver: (event: PointerEvent) => near(event, event.pointerType === 'mouse' ? REST_MS : 0),
    onFocus: (event: SyntheticEvent) => near(event, REST_MS),
  };
}
