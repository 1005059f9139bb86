import type { ChatEvent } from '@/lib/guide/chat/chat.types';
import { withRetryTime } from '@/lib/guide/chat/guide-fault-messages';
import { readChatEvent } from '@/lib/guide/chat/read-chat-event';
import type { Exchange } from '@/lib/guide/chat/trim-history';
import type { PlanRequest } from '@/lib/guide/plan/plan.types';
import { paths } from '@/lib/paths';
import { readEventStream } from '@/lib/read-event-stream';
import { readRetryAfter } from '@/lib/retry-after';
import * as errors from '@/messages/errors';
import * as m from '@/messages/guide';
import { authHeaders } from './auth-headers';

type ChatQuestion =
  | { mode: 'lesson'; courseId: string; number: number; question: string; history: Exchange[] }
  | ({ mode: 'plan' } & Omit<PlanRequest, 'hoursPerWeek'> & { hours: number });

/** Maximum length of an event in UTF-16 units. A plan has seven cards. */
const MAX_EVENT = 100_000;

class Refusal extends Error {}

/** The server's own sentence for a refusal. */
async function refusalOf(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error?: { message?: unknown } };
    const wait = readRetryAfter(response.headers.get('retry-after'));
    if (typeof error?.message === 'string')
      return withRetryTime(error.message, wait === undefined ? undefined : wait / 1_000);
  } catch {
    // Not our format: a proxy's page, or empty.
  }
  return m.wentWrong();
}

/**
 * Streams the server's answer to a question. Ends without an error when `signal` is aborted.
 * @throws Error with a sentence for people
 */
export async function* streamChat(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  let ended = false;
  try {
    const response = await fetch(paths.api.chat(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await authHeaders()) },
      body: JSON.stringify(question),
      signal,
    });
    if (!response.ok || !response.body) throw new Refusal(await refusalOf(response));
    for await (const { data } of readEventStream(response.body, MAX_EVENT)) {
      const event = readChatEvent(data);
      if (!event) continue;
      ended ||= event.type === 'done' || event.type === 'fault';
      yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof Refusal) throw error;
    throw new Error(navigator.onLine ? m.connectionLost() : m.offline(), { cause: error });
  }
  if (!ended && !signal.aborted) throw new Error(m.interrupted({ again: errors.tryAgain() }));
}
