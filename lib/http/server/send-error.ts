import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, type ErrorCode } from '@/lib/errors';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES } from '@/lib/locale/locales';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/http';

const RETRY_SECONDS = 5;

type Words = { status: number; say: string; wait: number | undefined };

const link = (address: string, text: string) => `<a href="${address}">${text}</a>`;

const page = ({ status, say, wait }: Words) => `<!doctype html>
<html lang="${currentLocale()}" dir="${LOCALES[currentLocale()].dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${m.error({ status })} | ${site.name}</title>
<body style="font-family: system-ui, sans-serif; text-align: center; padding: 4rem 1rem">
<h1>${m.error({ status })}</h1>
<p>${say}</p>
${
  wait === undefined
    ? `<p>${link(paths.home(), m.returnToHome())}</p>`
    : `<p>${m.tryAgainIn({ seconds: wait })}</p>
<p>${m.againOrHome({ again: link('', m.tryAgain()), home: link(paths.home(), m.goHome()) })}</p>`
}
</html>
`;

/**
 * Sends an error without rendering: JSON for the API and for Next's data requests, a small page for people.
 * `wait` is sent as `Retry-After` in seconds; a 503 has a default.
 */
export function sendError(req: IncomingMessage, res: ServerResponse, code: ErrorCode, wait?: number): void {
  const { status, say } = new AppError(code);
  const seconds = wait ?? (status === 503 ? RETRY_SECONDS : undefined);
  const isData = /^\/(?:api|_next\/data)\//.test(req.url ?? '');
  res.statusCode = status;
  if (status === 405) res.setHeader('Allow', 'GET, HEAD');
  res.setHeader('Cache-Control', 'no-store');
  if (seconds !== undefined) res.setHeader('Retry-After', seconds);
  res.setHeader('Content-Type', isData ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
  res.end(isData ? JSON.stringify({ error: { code, message: say } }) : page({ status, say, wait: seconds }));
}
