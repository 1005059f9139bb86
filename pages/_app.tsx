import type { AppProps } from 'next/app';
import { ErrorBoundary } from '@/components/layout/ErrorBoundary';
import '@/components/layout/font';
import { Shell } from '@/components/layout/Shell';
import type { ShellPage } from '@/components/layout/shell.types';
import { ErrorScreen } from '@/components/screens/ErrorScreen';
import { reportCrash } from '@/lib/browser/analytics/report-crash';
import { paths } from '@/lib/paths';
import '@/styles/globals.css';

type Props = Omit<AppProps, 'Component'> & { Component: ShellPage };

export default function App({ Component, pageProps, router }: Props) {
  return (
    <Shell header={Component.header ?? (router.pathname === paths.home() ? 'plain' : 'full')}>
      <ErrorBoundary
        resetKey={router.asPath}
        fallback={<ErrorScreen code={500} />}
        onCrash={(error) => reportCrash(router.pathname, error)}
      >
        <Component {...pageProps} />
      </ErrorBoundary>
    </Shell>
  );
}
