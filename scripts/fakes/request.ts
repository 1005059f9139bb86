import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

/** A real local server around a handler. */
export async function serve(handle: (req: IncomingMessage, res: ServerResponse) => unknown) {
  const server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An API route behind a real server, with the parts of Next's helpers that routes use. */
export const serveRoute = (handler: NextApiHandler) =>
  serve((req, res) => {
    const query = Object.fromEntries(new URL(req.url ?? '/', 'http://x').searchParams);
    const helpers = {
      status: (code: number) => Object.assign(res, { statusCode: code }),
      json: (body: unknown) => {
        res.setHeader('Content-Type', 'application/json; charset=utf-8');
        res.end(JSON.stringify(body));
      },
    };
    return handler(
      Object.assign(req, { query }) as NextApiRequest,
      Object.assign(res, helpers) as NextApiResponse,
    );
  });
