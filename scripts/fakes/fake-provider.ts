import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './request';

type ReceivedRequest = { headers: IncomingMessage['headers']; body: Record<string, unknown> };
/** How the provider answers one request. */
export type Reply = (res: ServerResponse) => void | Promise<void>;

export const chunk = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'gen-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'some/model',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  })}\n\n`;

export const DONE = 'data: [DONE]\n\n';

export const stream =
  (...parts: string[]): Reply =>
  (res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) res.write(part);
    res.end();
  };

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** A local server with the provider's API: each request gets the next reply, and the last one is repeated. */
export async function startProvider(...replies: Reply[]) {
  const heard: ReceivedRequest[] = [];
  let noteCut = () => {};
  const cut = new Promise<void>((resolve) => {
    noteCut = resolve;
  });
  const { url, close } = await serve(async (req, res) => {
    let text = '';
    for await (const part of req) text += part;
    heard.push({ headers: req.headers, body: JSON.parse(text || '{}') });
    res.on('close', () => {
      if (!res.writableFinished) noteCut();
    });
    const reply = replies[Math.min(heard.length, replies.length) - 1];
    await reply?.(res);
  });
  return {
    url: `${url}/v1`,
    heard,
    /** Resolves when the client closed an answer early. */
    cutOff: () => cut,
    stop: close,
  };
}
