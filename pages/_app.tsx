import type { AppProps } from 'next/app';
import { ErrorBoundary } from '@/components/layout/ErrorBoundary';
import { ErrorMessage } from '@/components/layout/ErrorMessage';
import '@/components/layout/font';
import { Shell } from '@/components/layout/Shell';
import type { ShellPage } from '@/components/layout/shell.types';
import { reportCrash } from '@/lib/analytics/browser';
import { plainPaths } from '@/lib/paths';
import '@/styles/globals.css';

type Props = Omit<AppProps, 'Component'> & { Component: ShellPage };

export default function App({ Component, pageProps, router }: Props) {
  return (
    <Shell header={Component.header ?? (router.pathname === plainPaths.home() ? 'plain' : 'full')}>
      <ErrorBoundary
        resetKey={router.asPath}
        fallback={<ErrorMessage />}
        onCrash={(error) => reportCrash(router.pathname, error)}
      >
        <Component {...pageProps} />
      </ErrorBoundary>
    </Shell>
  );
}
