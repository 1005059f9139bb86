import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, type ErrorCode } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';
import { site } from '@/lib/site';

assertServer('lib/server/front/say-busy');

const RETRY_SECONDS = 5;

const page = (say: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Error 503 | ${site.name}</title>
<body style="font-family: system-ui, sans-serif; text-align: center; padding: 4rem 1rem">
<h1>Error 503</h1>
<p>${say}</p>
<p><a href="">Try again</a> or <a href="/">return to home</a></p>
</html>
`;

/** An answer that costs next to nothing: JSON for the API, a page of its own for people. */
export function sayPlainly(req: IncomingMessage, res: ServerResponse, code: ErrorCode): void {
  const error = new AppError(code);
  const isApi = req.url?.startsWith('/api/');
  res.statusCode = error.status;
  res.setHeader('Cache-Control', 'no-store');
  if (error.status === 503) res.setHeader('Retry-After', RETRY_SECONDS);
  res.setHeader('Content-Type', isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
  res.end(isApi ? JSON.stringify({ error: { code, message: error.say } }) : page(error.say));
}
