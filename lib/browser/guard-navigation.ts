import type { NextRouter } from 'next/router';
import { callOffNavigation, isCalledOff } from '@/lib/next-internals/client/call-off-navigation';
import { isReachable } from './is-reachable';

/** Attribute of the `html` element while another page is awaited: styles/waiting.css shows a line. */
const WAITING = 'data-waiting';

/** A navigation that takes longer than this is checked. */
const NAVIGATION_TIMEOUT_MS = 30_000;

type Options = {
  onOpened: () => void;
  onFailed: (address: string) => void;
  /** Makes the browser load an address. */
  goTo?: (address: string) => void;
};

/** An address in the browser's form, without its fragment. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname + search;
}

/**
 * Keeps the current page if another cannot be loaded. By default the router makes the browser load an address
 * whose data it could not fetch, and the page is replaced by an error page of a proxy or the browser. Here
 * the browser loads it only if that will succeed: see `docs/decisions/failed-navigations.md`. Returns how to
 * stop.
 */
export function guardNavigation(
  events: NextRouter['events'],
  { onOpened, onFailed, goTo = (address) => window.location.assign(address) }: Options,
): () => void {
  const here = () => pageOf(window.location.href);
  let shown = here();
  let newest = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** After Back or Forward the address has already changed, so the browser must load the page for it. */
  const isBackOrForward = (address: string) => pageOf(address) === here() && here() !== shown;

  const showWaiting = (waits: boolean) => document.documentElement.toggleAttribute(WAITING, waits);

  async function lookInto(address: string): Promise<void> {
    clearTimeout(patience);
    const mine = newest;
    const opens = await isReachable(address);
    // The person has navigated elsewhere meanwhile, or the page has loaded after all.
    if (mine !== newest) return;
    showWaiting(false);
    if (opens) goTo(address);
    else onFailed(address);
  }

  function start(address: string, { shallow }: { shallow: boolean }): void {
    newest += 1;
    clearTimeout(patience);
    showWaiting(!shallow);
    if (shallow || isBackOrForward(address)) return;
    patience = setTimeout(() => void lookInto(address), NAVIGATION_TIMEOUT_MS);
  }

  function complete(): void {
    newest += 1;
    clearTimeout(patience);
    showWaiting(false);
    shown = here();
    onOpened();
  }

  function fail(error: Error, address: string): void {
    if (isCalledOff(error)) showWaiting(false);
    if (isCalledOff(error) || isBackOrForward(address)) return;
    void lookInto(address);
    callOffNavigation();
  }

  events.on('routeChangeStart', start);
  events.on('routeChangeComplete', complete);
  events.on('routeChangeError', fail);
  return () => {
    clearTimeout(patience);
    showWaiting(false);
    newest += 1;
    events.off('routeChangeStart', start);
    events.off('routeChangeComplete', complete);
    events.off('routeChangeError', fail);
  };
}
