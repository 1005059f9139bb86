import { useEffect, useRef, useState } from 'react';
import type { LiveBlock, LiveSourceState } from '@/lib/search/live.types';
import type { Search } from '@/lib/search/search.types';
import { searchParams } from '@/lib/search/search-url';
import { useLiveSearch } from './use-live-search';

/** Distance at which the search starts by itself. */
const NEAR = '300px';

const has = (sources: LiveSourceState[], ...states: LiveSourceState['state'][]) =>
  sources.some(({ state }) => states.includes(state));

/** A live search that starts when a visitor comes near its block, and what its controls offer. */
export function useLiveResults(search: Search, block: LiveBlock) {
  const root = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onControls = useRef(false);
  const [only, choose] = useState<string>();
  const live = useLiveSearch(block, searchParams(search), () => {
    const place = end.current?.getBoundingClientRect();
    return place !== undefined && place.top < window.innerHeight && place.bottom > 0;
  });
  const { sources, cards, held, running, start } = live;
  const idle = has(block.sources, 'waiting');
  const unfinished = has(block.sources, 'searching');

  useEffect(() => {
    if (unfinished) void start(false);
    if (!idle || !root.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !navigator.onLine) return;
        observer.disconnect();
        void start(false);
      },
      { rootMargin: NEAR },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [idle, unfinished, start]);

  // When the focused control disappears, the focus moves to the heading, not to the top of the page.
  useEffect(() => {
    if (onControls.current && document.activeElement === document.body) {
      onControls.current = false;
      heading.current?.focus({ preventScroll: true });
    }
  });

  const waiting = sources.filter(({ state }) => state === 'waiting');
  // During an automatic search the offer stays, so that it does not disappear while someone reaches for it.
  const offer = running ? !live.asked : waiting.length > 0;
  const some = waiting.length > 0 && waiting.length < sources.length && !running;
  return {
    ...live,
    root,
    end,
    heading,
    only,
    choose,
    shown: only ? cards.filter(({ source }) => source === only) : cards,
    total: cards.length + held.length,
    offer,
    again: has(sources, 'unavailable', 'resting') && !running,
    /** Who would be asked, where that is not all of them. */
    others: some ? waiting.map(({ name }) => name) : [],
    /** Notes whether somebody stands on a control. */
    controls: {
      onFocus: () => {
        onControls.current = true;
      },
      onBlur: ({ target }: { target: Element }) => {
        if (target.isConnected) onControls.current = false;
      },
    },
  };
}
