import { type ReactNode, useEffect } from 'react';
import { useBrokenCovers } from '@/lib/browser/use-broken-covers';
import { usePlainLinks } from '@/lib/browser/use-plain-links';
import { useRouteFocus } from '@/lib/browser/use-route-focus';
import { useScrollRestoration } from '@/lib/browser/use-scroll-restoration';
import { HYDRATED } from '@/lib/early-input';
import { useSavePresses } from '@/lib/learning/browser';
import { useNavigationGuard } from '@/lib/search/browser';
import * as m from '@/messages/layout';
import { DeferredSlot } from './DeferredSlot';
import { Footer } from './Footer';
import { Header } from './Header';
import { MobileBar } from './MobileBar';
import { loadNextParts, useNextParts } from './next-parts';
import type { HeaderLook } from './shell.types';
import { Toasts } from './Toasts';

/** The frame around every page. */
export function Shell({ header, children }: { header: HeaderLook; children: ReactNode }) {
  const main = useRouteFocus<HTMLElement>();
  const links = usePlainLinks(loadNextParts);
  useBrokenCovers();
  useScrollRestoration();
  useNavigationGuard();
  useNextParts();
  useSavePresses();
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <div {...links} className="shell">
      <a href="#main" className="skip">
        {m.skipToContent()}
      </a>
      <DeferredSlot />
      <Header look={header} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <MobileBar />
      <Toasts />
    </div>
  );
}
