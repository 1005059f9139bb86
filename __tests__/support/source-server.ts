import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Fault, misbehave } from '@/scripts/fakes/contract-server';
import { serve } from '@/scripts/fakes/request';

export type SourceRequest = {
  method: string;
  url: URL;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
};
export type SourceAnswer = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
type SourcePlay = (request: SourceRequest) => SourceAnswer | Fault | Promise<SourceAnswer | Fault>;

/** A source of courses on this machine: `play` decides every answer but that for robots.txt. */
export async function startSourceServer() {
  const requests: SourceRequest[] = [];
  const state = { play: (() => ({ status: 404 })) as SourcePlay, robots: '' };
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
    play: (play: SourcePlay) => {
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

export type SourceServer = Awaited<ReturnType<typeof startSourceServer>>;

/** An answer in JSON, or 304 where the requester has this version already. */
export function json(body: unknown, { headers }: Partial<SourceRequest> = {}, etag?: string): SourceAnswer {
  if (etag && headers?.['if-none-match'] === etag) return { status: 304 };
  return { body: JSON.stringify(body), ...(etag && { headers: { etag } }) };
}
