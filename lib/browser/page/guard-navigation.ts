import type { NextRouter } from 'next/router';
import { callOffNavigation, isCalledOff } from '@/lib/next-internals/client/call-off-navigation';
import { canBeOpened } from './can-be-opened';

/** A navigation that takes so long is looked into. */
export const PATIENCE_MS = 30_000;

type Options = {
  onOpened: () => void;
  onFailed: (address: string) => void;
  /** Lets the browser open an address. */
  goTo?: (address: string) => void;
};

/** An address as the browser writes it, without its place on the page. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname + search;
}

/**
 * Keeps the page that is open where another cannot be. The router by itself lets the browser open what it could not
 * fetch, and the page is lost to a proxy's error or the browser's own. Here the browser opens it only if it can be
 * opened: see `docs/decisions/failed-navigations.md`. Returns how to end it.
 */
export function guardNavigation(
  events: NextRouter['events'],
  { onOpened, onFailed, goTo = (address) => window.location.assign(address) }: Options,
): () => void {
  const here = () => pageOf(window.location.href);
  let shown = here();
  let newest = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  /** Back and forward have changed the address already: the page that belongs to it is the browser's to open. */
  const isBackOrForward = (address: string) => pageOf(address) === here() && here() !== shown;

  async function lookInto(address: string): Promise<void> {
    clearTimeout(patience);
    const mine = newest;
    const opens = await canBeOpened(address);
    // Somebody went elsewhere meanwhile, or the page has come after all.
    if (mine !== newest) return;
    if (opens) goTo(address);
    else onFailed(address);
  }

  function start(address: string, { shallow }: { shallow: boolean }): void {
    newest += 1;
    clearTimeout(patience);
    if (shallow || isBackOrForward(address)) return;
    patience = setTimeout(() => void lookInto(address), PATIENCE_MS);
  }

  function complete(): void {
    newest += 1;
    clearTimeout(patience);
    shown = here();
    onOpened();
  }

  function fail(error: Error, address: string): void {
    if (isCalledOff(error) || isBackOrForward(address)) return;
    void lookInto(address);
    callOffNavigation();
  }

  events.on('routeChangeStart', start);
  events.on('routeChangeComplete', complete);
  events.on('routeChangeError', fail);
  return () => {
    clearTimeout(patience);
    newest += 1;
    events.off('routeChangeStart', start);
    events.off('routeChangeComplete', complete);
    events.off('routeChangeError', fail);
  };
}
