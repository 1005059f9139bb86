import type { NextPageContext } from 'next';
import { ErrorScreen } from '@/components/screens/ErrorScreen';
import { statusCodeOf } from '@/lib/status-code';

export default function ErrorPage({ code }: { code?: number }) {
  return <ErrorScreen code={code} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext) => ({ code: statusCodeOf(res, err) });
