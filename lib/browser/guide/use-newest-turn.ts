import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the newest question at the top of a list that scrolls, so that its answer is read from its beginning while
 * it grows. Whoever scrolls away in the meantime is left where they are.
 * @param turns number of turns
 * @param length of the answer that is being written
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
