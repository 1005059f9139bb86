import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/shutdown');

type Closer = () => Promise<unknown>;

const closing = oncePerProcess('shutdown', () => ({
  closers: new Map<string, Closer>(),
  controller: new AbortController(),
  stopping: false,
}));

/** What is to be closed when the server stops; a second closer of a name takes the place of the first. */
export function onShutdown(name: string, close: Closer): void {
  closing().closers.set(name, close);
}

/** Whether this server takes its leave: balancers should send nobody to it any more. */
export const isStopping = (): boolean => closing().stopping;

export function beginStopping(): void {
  closing().stopping = true;
}

/** Aborts when answers that go on and on must come to their end. */
export const streamsEnd = (): AbortSignal => closing().controller.signal;

export const endStreams = (): void => closing().controller.abort();

/** Closes everything at once; answers what did not close in time or failed. */
export async function closeAll(timeoutMs: number): Promise<string[]> {
  const open = new Set(closing().closers.keys());
  const work = [...closing().closers].map(async ([name, close]) => {
    await close();
    open.delete(name);
  });
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs).unref());
  await Promise.race([Promise.allSettled(work), late]);
  return [...open];
}
