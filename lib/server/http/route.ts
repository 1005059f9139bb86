import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/route');

type Method = 'GET' | 'POST';

function sayError(res: NextApiResponse, error: AppError): void {
  if (error.status === 503) res.setHeader('Retry-After', '5');
  res.setHeader('Cache-Control', 'no-store');
  res.status(error.status).json({ error: { code: error.code, message: error.say } });
}

/** One API route: each method its handler, every failure as `{error: {code, message}}` with its status. */
export function route(handlers: Partial<Record<Method, NextApiHandler>>): NextApiHandler {
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
      await handle(req, res);
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error);
      if (!res.headersSent) sayError(res, error instanceof AppError ? error : new AppError('server/error'));
      else res.end();
    }
  };
}
