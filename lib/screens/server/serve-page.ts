import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsResult } from 'next';
import { cachePublicly, retryLater } from '@/lib/http/server';
import { omitFromHtml } from '@/lib/next-internals/server/omit-from-html';
import type { Outcome, PageRequest } from './outcome';

const markUnindexed = (res: ServerResponse) => res.setHeader('X-Robots-Tag', 'noindex, follow');

/**
 * What only unhydrated parts show (components/ui/Shown) is in the HTML already. It is sent as data to a browser that
 * renders the page itself.
 */
function withoutShown<Props extends Record<string, unknown>>(props: Props): Props {
  const { shown } = props;
  return typeof shown === 'object' && shown !== null ? { ...props, shown: omitFromHtml(shown) } : props;
}

/** By the address too: for pages with one address, Next calls the loader without the header. */
const isDataRequest = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/_next/data/') || headers['x-nextjs-data'] !== undefined;

/** Turns an outcome into status, headers and Next's result. `isData`: the router asks for the data of a page. */
function sendOutcome<Props extends Record<string, unknown>>(
  outcome: Outcome<Props>,
  res: ServerResponse,
  isData: boolean,
): GetServerSidePropsResult<Props> {
  switch (outcome.kind) {
    case 'found':
      if (!outcome.indexed) markUnindexed(res);
      cachePublicly(res, outcome.settled);
      return { props: isData ? outcome.props : withoutShown(outcome.props) };
    case 'empty':
      markUnindexed(res);
      cachePublicly(res, outcome.settled);
      // Next's router treats an error status of data as a failed navigation.
      if (isData) return { props: outcome.props };
      res.statusCode = 404;
      return { props: withoutShown(outcome.props) };
    case 'redirect':
      if (outcome.status === 308) cachePublicly(res);
      return { redirect: { destination: outcome.to, statusCode: outcome.status } };
    case 'not-found':
      return { notFound: true };
    case 'unavailable':
      markUnindexed(res);
      if (isData) res.setHeader('Cache-Control', 'private, no-store');
      else retryLater(res, outcome.retryAfter);
      return { props: outcome.props };
  }
}

/** Makes `getServerSideProps` of a loader. */
export function servePage<Props extends Record<string, unknown>>(
  decide: (request: PageRequest, req: IncomingMessage) => Promise<Outcome<Props>>,
): GetServerSideProps<Props> {
  return async ({ params = {}, query, req, res }) => {
    const named = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
    const parameters = Object.entries(query).filter(([name]) => params[name] === undefined);
    const outcome = await decide(
      { params: Object.fromEntries(named), parameters: Object.fromEntries(parameters) },
      req,
    );
    return sendOutcome(outcome, res, isDataRequest(req));
  };
}
