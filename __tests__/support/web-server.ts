import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Fault, misbehave } from '@/scripts/fakes/contract-server';
import { serve } from '@/scripts/fakes/request';

export type WebRequest = {
  method: string;
  url: URL;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
};
export type WebAnswer = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
type WebPlay = (request: WebRequest) => WebAnswer | Fault | Promise<WebAnswer | Fault>;

/** A site on this machine: `play` decides every answer but that for robots.txt, which is not counted. */
export async function startWebServer() {
  const requests: WebRequest[] = [];
  const state = { play: (() => ({ status: 404 })) as WebPlay, robots: '' };
  const server = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const asked = {
      method: request.method ?? '',
      url,
      path: url.pathname,
      headers: request.headers,
      text: await text(request),
    };
    if (url.pathname === '/robots.txt') return response.writeHead(200).end(state.robots);
    requests.push(asked);
    const answer = await state.play(asked);
    if (typeof answer === 'string') return misbehave(answer, response);
    response.writeHead(answer.status ?? 200, {
      'content-type': answer.type ?? 'application/json',
      ...answer.headers,
    });
    return response.end(answer.body);
  });
  return {
    ...server,
    requests,
    paths: () => requests.map(({ method, path }) => `${method} ${path}`),
    play: (play: WebPlay) => {
      state.play = play;
    },
    robots: (text: string) => {
      state.robots = text;
    },
    reset: () => {
      requests.length = 0;
      state.play = () => ({ status: 404 });
      state.robots = '';
    },
  };
}

/** An answer in JSON, or 304 where the requester has this version already. */
export function json(body: unknown, { headers }: Partial<WebRequest> = {}, etag?: string): WebAnswer {
  if (etag && headers?.['if-none-match'] === etag) return { status: 304 };
  return { body: JSON.stringify(body), ...(etag && { headers: { etag } }) };
}
