import type { ModelFault } from '@/lib/guide/chat/chat.types';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { streamsEnd } from '@/lib/server/shutdown';

/** Maximum number of answers in progress; each holds two connections and a few hundred kilobytes. */
const MAX_CHATS = 200;
/** Maximum number of answers in progress per person. */
const MAX_CHATS_EACH = 3;

type Chat = { key: string; end: () => void; ended: Promise<void> };

const state = oncePerProcess('chats', () => {
  streamsEnd().addEventListener('abort', () => void endChats(), { once: true });
  return { open: new Set<Chat>(), closing: false };
});

export type OpenChat = { ending: AbortSignal; close: () => void };

/** Reserves a place for an answer, or returns why there is none. */
export function openChat(key: string): OpenChat | { refused: ModelFault } {
  const { open, closing } = state();
  const own = [...open].filter((chat) => chat.key === key).length;
  if (closing) return { refused: 'interrupted' };
  if (own >= MAX_CHATS_EACH) return { refused: 'at-once' };
  if (open.size >= MAX_CHATS) return { refused: 'crowded' };
  const ending = new AbortController();
  let over = () => {};
  const ended = new Promise<void>((resolve) => {
    over = resolve;
  });
  const chat: Chat = { key, end: () => ending.abort(), ended };
  open.add(chat);
  return {
    ending: ending.signal,
    close: () => {
      open.delete(chat);
      over();
    },
  };
}

/** For shutdown: asks everyone who waits for an answer to ask again, and refuses new questions. */
async function endChats(): Promise<void> {
  const chats = state();
  chats.closing = true;
  const open = [...chats.open];
  for (const { end } of open) end();
  await Promise.all(open.map(({ ended }) => ended));
}
