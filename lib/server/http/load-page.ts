import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/load-page');

/** The doorman of every page rendered on request: what reads may pass, anything else is refused with 405. */
export function loadPage<P extends Record<string, unknown>>(
  load: (context: GetServerSidePropsContext) => Promise<GetServerSidePropsResult<P>>,
): GetServerSideProps<P> {
  return async (context) => {
    const { req, res } = context;
    if (req.method === 'GET' || req.method === 'HEAD') return load(context);
    res.statusCode = 405;
    res.setHeader('Allow', 'GET, HEAD');
    res.end('Method not allowed');
    // Next sends nothing more once the response has ended.
    return { notFound: true };
  };
}
