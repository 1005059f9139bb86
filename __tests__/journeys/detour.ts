import { createHash } from 'node:crypto';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from '@/scripts/fakes/request';

/** A way to the site that a test can cut. */
export type Detour = { url: string; cut: () => Promise<void> };

type Changes = {
  /** Gives another service worker; undefined for the site's own. */
  worker?: () => string | undefined;
  /** Runs first in every page. The policy of the page is told that it may. */
  script?: string;
};

const POLICY = 'content-security-policy';

async function passPage(answer: IncomingMessage, res: ServerResponse, script: string): Promise<void> {
  const html = await text(answer);
  const hash = createHash('sha256').update(script).digest('base64');
  const { 'content-length': _, [POLICY]: policy, ...headers } = answer.headers;
  res.writeHead(answer.statusCode ?? 502, {
    ...headers,
    [POLICY]: String(policy).replace('script-src', `script-src 'sha256-${hash}'`),
  });
  res.end(html.replace('<head>', `<head><script>${script}</script>`));
}

export async function detour({ worker, script }: Changes = {}): Promise<Detour> {
  const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000');
  const { url, close } = await serve((req, res) => {
    const other = req.url === '/sw.js' ? worker?.() : undefined;
    if (other !== undefined) {
      res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(other);
      return;
    }
    const headers = script === undefined ? req.headers : { ...req.headers, 'accept-encoding': 'identity' };
    const onward = request(
      { host: site.hostname, port: site.port, path: req.url, method: req.method, headers },
      (answer) => {
        const isPage = answer.statusCode !== 304 && answer.headers['content-type']?.startsWith('text/html');
        if (script !== undefined && isPage) return void passPage(answer, res, script);
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  // The host by which the site's own pages are asked for.
  return { url: url.replace('127.0.0.1', 'localhost'), cut: close };
}
