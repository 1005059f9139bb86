import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the newest question at the top of a scrolling list, so that its answer can be read from the beginning
 * while it grows. Stops once the person scrolls away.
 * @param turns number of turns
 * @param length of the answer in progress
 */
export function useNewestTurn(list: RefObject<HTMLElement | null>, turns: number, length: number): void {
  const seen = useRef({ turns: 0, at: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies(length): the list grows with the answer
  useEffect(() => {
    const element = list.current;
    const newest = element?.lastElementChild;
    if (!element || !(newest instanceof HTMLElement)) return;
    const { turns: before, at } = seen.current;
    if (turns === before && Math.abs(element.scrollTop - at) > 1) return;
    element.scrollTop = newest.offsetTop - element.offsetTop;
    seen.current = { turns, at: element.scrollTop };
  }, [list, turns, length]);
}
