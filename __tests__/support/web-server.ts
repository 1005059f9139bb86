import type { IncomingHttpHeaders } from 'node:http';
import { serve } from '@/scripts/fakes/request';

export type WebRequest = {
  method: string;
  path: string;
  params: URLSearchParams;
  headers: IncomingHttpHeaders;
};
export type WebReply = { status: number; headers?: Record<string, string>; body?: string };

/** A web site on this machine: `play` decides every answer. It counts how many questions it gets at once. */
export async function startWebServer(play: (request: WebRequest) => WebReply | Promise<WebReply>) {
  const requests: WebRequest[] = [];
  let [open, mostOpen] = [0, 0];
  const server = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://web');
    const asked = {
      method: request.method ?? '',
      path: pathname,
      params: searchParams,
      headers: request.headers,
    };
    requests.push(asked);
    mostOpen = Math.max(mostOpen, ++open);
    const { status, headers, body } = await play(asked);
    open--;
    response.writeHead(status, headers).end(body);
  });
  return {
    ...server,
    requests,
    paths: () => requests.map(({ method, path }) => `${method} ${path}`),
    mostOpen: () => mostOpen,
  };
}

export type WebServer = Awaited<ReturnType<typeof startWebServer>>;
