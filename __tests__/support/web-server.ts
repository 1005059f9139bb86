import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer(async (request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    paths: () => requests.map(({ method, path }) => `${method} ${path}`),
    mostOpen: () => mostOpen,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type WebServer = Awaited<ReturnType<typeof startWebServer>>;
