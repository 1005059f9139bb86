import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** The elements around an element, from the inside to the outside, each with the index of its child that leads there. */
type TreePath = { around: Element; index: number }[];

const FOCUSABLE = 'a, button, input, summary';

function placeOf(element: Element | null): TreePath {
  const place: TreePath = [];
  for (let inner = element; inner?.parentElement; inner = inner.parentElement) {
    const around = inner.parentElement;
    place.push({ around, index: [...around.children].indexOf(inner) });
  }
  return place;
}

const isFocused = () => document.activeElement !== document.body;

/** Focuses what is at the place now, or the nearest to it that takes the focus: what is folded away does not. */
function focusAt(place: TreePath): void {
  const kept = place.findIndex(({ around }) => around.isConnected);
  const around = place[kept]?.around;
  if (!around) return;
  const steps = place.slice(0, kept + 1).reverse();
  const path = [around];
  for (const { index } of steps) {
    const { children } = path[0] as Element;
    const next = children[index] ?? children[children.length - 1];
    if (next) path.unshift(next);
  }
  for (const spot of [...path, ...place.slice(kept + 1).map((outer) => outer.around)]) {
    const target = spot.closest<HTMLElement>(FOCUSABLE) ?? spot.querySelector<HTMLElement>(FOCUSABLE);
    target?.focus();
    if (isFocused()) return;
  }
}

/**
 * Keeps the focus where it was when what was pressed is gone: a link that changes its page, as a course that is taken out of a
 * comparison, or a button that takes its line out of a list. Without it, somebody who goes by the keyboard begins anew at the top.
 */
export function useKeptFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    let place: TreePath = [];
    let pressed: Element | null = null;
    const leave = () => {
      pressed = null;
      place = isFocused() ? placeOf(document.activeElement) : [];
    };
    const keep = () => {
      if (!isFocused()) focusAt(place);
    };
    const lines = new MutationObserver(() => {
      if (!pressed || pressed.isConnected) return;
      pressed = null;
      // A dialog that closes gives the focus back by itself.
      requestAnimationFrame(keep);
    });
    const press = () => {
      leave();
      pressed = document.activeElement;
    };
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', keep);
    // Before React takes the line away.
    addEventListener('click', press, true);
    // After it, whenever that is: what is stored may answer late.
    lines.observe(document.body, { childList: true, subtree: true });
    return () => {
      lines.disconnect();
      removeEventListener('click', press, true);
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', keep);
    };
  }, [events]);
}
