import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The page is on another port, so the browser sends a preflight request; which origins are allowed is checked
 * before.
 */
export function allowCallers(request: IncomingMessage, response: ServerResponse): void {
  const { origin, 'access-control-request-headers': headers } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-max-age', '600');
  if (headers) response.setHeader('access-control-allow-headers', headers);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}
