import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import type { ChatEvent, GuideState } from '@/lib/guide/chat/chat.types';

// An answer is fetched, parsed and rendered by code that is itself fetched: not at once on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

type Answer =
  | { events: ChatEvent[] /** Stays open after the events. */; open?: boolean }
  | { status: number; message: string /** Seconds. */; retryAfter?: number };

/** Stands in for the site's own API in the tests of a panel: the state of the guide, lessons, plans and answers. */
export function fakeApi(options: { state: GuideState; lessons?: unknown[]; answers?: Answer[] }) {
  // Browsers have it, the DOM of these tests has not.
  Object.assign(global, { TextDecoder });
  const asked: Record<string, unknown>[] = [];
  let aborted = 0;
  const json = (body: unknown, status = 200, retryAfter?: number) => {
    const headers = new Map(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
    return { ok: status < 400, status, headers, json: async () => body } as unknown as Response;
  };
  const encode = (event: ChatEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);

  function chat(init: RequestInit): Response {
    const answer = options.answers?.[Math.min(asked.length, options.answers.length) - 1];
    if (!answer) throw new TypeError('no answer');
    if ('status' in answer)
      return json({ error: { message: answer.message } }, answer.status, answer.retryAfter);
    const pieces = answer.events.map(encode);
    let fail: (error: Error) => void = () => {};
    const gone = new Promise<never>((_, reject) => {
      fail = reject;
    });
    gone.catch(() => undefined);
    init.signal?.addEventListener('abort', () => {
      aborted++;
      fail(new DOMException('gone', 'AbortError'));
    });
    const read = async () => {
      const value = pieces.shift();
      if (value) return { done: false, value };
      return answer.open ? gone : { done: true, value: undefined };
    };
    return {
      ok: true,
      status: 200,
      body: { getReader: () => ({ read, cancel: async () => undefined }) },
    } as unknown as Response;
  }

  global.fetch = jest.fn(async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(address);
    if (path.startsWith('/api/guide')) return json(options.state);
    if (path.startsWith('/api/lessons')) return json({ lessons: options.lessons ?? [] });
    asked.push(JSON.parse(String(init.body)));
    return chat(init);
  });
  return { asked, aborted: () => aborted };
}
