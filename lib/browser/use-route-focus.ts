import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { pathOf } from '@/lib/paths';

/**
 * Moves the focus to the element that holds the returned ref once another page is shown, as a full
 * page load would. The page's own focus, and a change of filters (same path), are left alone.
 */
export function useRouteFocus<E extends HTMLElement>() {
  const { events, asPath } = useRouter();
  const place = useRef<E>(null);
  const path = useRef(pathOf(asPath));

  useEffect(() => {
    function follow(address: string) {
      const before = path.current;
      path.current = pathOf(address);
      const target = place.current;
      if (path.current === before || !target || target.contains(document.activeElement)) return;
      target.focus({ preventScroll: true });
    }
    events.on('routeChangeComplete', follow);
    return () => events.off('routeChangeComplete', follow);
  }, [events]);

  return place;
}
