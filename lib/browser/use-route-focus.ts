import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { pathOf } from '@/lib/paths';

const linkTo = (path: string, place: Element) =>
  [...place.querySelectorAll('a')].find((link) => pathOf(link.getAttribute('href') ?? '') === path);

/**
 * Moves the focus to the element of the returned ref when another page is shown, as a full page load would; who comes back
 * goes on from the link to where they were. A focus set by the new page itself, and a change of filters (same path), are
 * left alone.
 */
export function useRouteFocus<E extends HTMLElement>() {
  const { events } = useRouter();
  const place = useRef<E>(null);

  useEffect(() => {
    // With the prefix of its language, as in the events.
    let path = location.pathname;
    let left: Element | null = null;
    let turned = false;
    // A link to a place on the same page is such an event, too.
    const turn = () => {
      turned = location.pathname !== path;
    };
    const leave = () => {
      left = document.activeElement;
    };
    function follow(address: string) {
      const before = path;
      const wasTurned = turned;
      turned = false;
      path = pathOf(address);
      const target = place.current;
      if (path === before || !target) return;
      const now = document.activeElement;
      // A link that is on both pages, such as the next lesson's, keeps the focus.
      if (now !== left && target.contains(now)) return;
      const link = wasTurned ? linkTo(before, target) : undefined;
      (link ?? target).focus({ preventScroll: true });
    }
    addEventListener('popstate', turn);
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', follow);
    return () => {
      removeEventListener('popstate', turn);
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', follow);
    };
  }, [events]);

  return place;
}
