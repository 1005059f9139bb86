import { render } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';
import { usePlainLinks } from '@/lib/browser/use-plain-links';

export type FakeRouter = NextRouter & { push: jest.Mock };

/** A router that goes nowhere and remembers where it was sent. */
export function aRouter(overrides: Partial<NextRouter> = {}): FakeRouter {
  return {
    route: '/',
    pathname: '/',
    query: {},
    asPath: '/',
    basePath: '',
    isLocaleDomain: false,
    isReady: true,
    isFallback: false,
    isPreview: false,
    events: mitt(),
    replace: jest.fn(async () => true),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    prefetch: jest.fn(async () => undefined),
    beforePopState: jest.fn(),
    ...overrides,
    push: (overrides.push as jest.Mock) ?? jest.fn(async () => true),
  };
}

export const withRouter = (screen: ReactElement, router: NextRouter) => (
  <RouterContext.Provider value={router}>{screen}</RouterContext.Provider>
);

/** Follows the links of what it contains, as the shell does. */
export function LinkArea({ children }: { children: ReactNode }) {
  return <div {...usePlainLinks()}>{children}</div>;
}

export function renderWithRouter(screen: ReactElement, router: FakeRouter = aRouter()) {
  const view = render(withRouter(screen, router));
  return { ...view, router, rerender: (next: ReactElement) => view.rerender(withRouter(next, router)) };
}
