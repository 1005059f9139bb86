import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { serve } from './request';

export type ContractRequest = { path: string; params: URLSearchParams; headers: IncomingHttpHeaders };
export type ContractAnswer = { status?: number; body: unknown; headers?: Record<string, string> };

/** Server failures that are not part of the API. */
export const FAULTS = ['slow', 'cut', 'huge', 'malformed', 'html', 'down', 'redirect'] as const;
export type Fault = (typeof FAULTS)[number];

/** The behaviour of one source: API answers, or a failure. */
export type Play =
  | Fault
  | ((request: ContractRequest) => ContractAnswer | Fault | Promise<ContractAnswer | Fault>);

const MEGABYTE = 'x'.repeat(1_000_000);

export async function misbehave(fault: Fault, response: ServerResponse): Promise<void> {
  switch (fault) {
    case 'slow':
      // Never answers.
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"results": [');
      setTimeout(() => response.destroy(), 20);
      return;
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"results": "');
      for (let sent = 0; sent < 40 && !response.destroyed; sent++) {
        if (!response.write(MEGABYTE)) await new Promise((resolve) => setTimeout(resolve, 2));
      }
      response.end('"}');
      return;
    case 'malformed':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"surprise": [1, 2, 3]}');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Be right back</h1>');
      return;
    case 'down':
      response.writeHead(503, { 'content-type': 'text/plain' }).end('unavailable');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  }
}

/**
 * A local server that fakes the APIs of sources: `plays` decides what `/{source}/...` answers. The default is
 * 404.
 */
export async function startContractServer() {
  const plays = new Map<string, Play>();
  const requests: (ContractRequest & { source: string })[] = [];
  const server = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://contract');
    const [, source = '', ...rest] = pathname.split('/');
    const asked = { path: `/${rest.join('/')}`, params: searchParams, headers: request.headers };
    requests.push({ ...asked, source });
    const play: Play = plays.get(source) ?? (() => ({ status: 404, body: {} }));
    const answer = typeof play === 'function' ? await play(asked) : play;
    if (typeof answer === 'string') return misbehave(answer, response);
    const text = answer.status === 304 ? undefined : JSON.stringify(answer.body);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    return response.end(text);
  });
  return {
    ...server,
    requests,
    baseUrl: (source: string) => `${server.url}/${source}`,
    play: (source: string, play: Play) => plays.set(source, play),
    reset: () => {
      plays.clear();
      requests.length = 0;
    },
  };
}

export type ContractServer = Awaited<ReturnType<typeof startContractServer>>;
