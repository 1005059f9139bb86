import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { publicEnv } from '@/lib/env.public';
import { AppError, isAppError } from '@/lib/errors';
import { log } from '@/lib/server/log';
import { clientOf, rateLimits } from './limits';
import { fromOwnSite } from './own-site';
import { routeLabel } from './route-label';

type Method = 'GET' | 'POST';
type Route = Partial<Record<Method, NextApiHandler>> & {
  /** Rate limit points that a request costs; 0 for health checks. */
  cost?: number;
};

const RETRY_SECONDS = 5;

function sayError(res: NextApiResponse, error: AppError): void {
  if (error.status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', RETRY_SECONDS);
  // Otherwise the unread rest of the body would keep the connection busy.
  if (error.status === 413) res.setHeader('Connection', 'close');
  res.setHeader('Cache-Control', 'no-store');
  res.status(error.status).json({ error: { code: error.code, message: error.say } });
}

/** @throws AppError when the request is not allowed; `Retry-After` is then already set on the answer */
async function checkPass(req: NextApiRequest, res: NextApiResponse, cost: number): Promise<void> {
  // A page of another site must not change anything on behalf of a visitor.
  if (req.method === 'POST' && !fromOwnSite(req, publicEnv.siteUrl)) throw new AppError('request/foreign');
  const wait = cost > 0 ? await rateLimits().spend(clientOf(req), cost) : undefined;
  if (wait === undefined) return;
  res.setHeader('Retry-After', wait);
  throw new AppError('request/too-many');
}

/**
 * Creates an API route: one handler per method, rate limits per client and in total, and every failure as
 * `{error: {code, message}}` with its status.
 */
export function route({ cost = 1, ...handlers }: Route): NextApiHandler {
  const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return async (req: NextApiRequest, res: NextApiResponse) => {
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    const handle = handlers[method as Method];
    res.setHeader('X-Robots-Tag', 'noindex');
    if (!handle) {
      res.setHeader('Allow', allowed.join(', '));
      sayError(res, new AppError('request/method'));
      return;
    }
    try {
      await checkPass(req, res, cost);
      await handle(req, res);
    } catch (error) {
      if (!isAppError(error))
        log.error(
          { err: error, id: req.headers['x-request-id'], kind: routeLabel(req.url ?? '/') },
          'route failed',
        );
      if (!res.headersSent) sayError(res, isAppError(error) ? error : new AppError('server/error'));
      else res.end();
    }
  };
}
