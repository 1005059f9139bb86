import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import * as m from '@/messages/http';

/**
 * Wraps the loader of every page that is rendered on request: allows GET and HEAD, answers anything else with
 * 405.
 */
export function loadPage<P extends Record<string, unknown>>(
  load: (context: GetServerSidePropsContext) => Promise<GetServerSidePropsResult<P>>,
): GetServerSideProps<P> {
  return async (context) => {
    const { req, res } = context;
    if (req.method === 'GET' || req.method === 'HEAD') return load(context);
    res.statusCode = 405;
    res.setHeader('Allow', 'GET, HEAD');
    res.end(m.methodNotAllowed());
    // Next sends nothing after the response has ended.
    return { notFound: true };
  };
}
