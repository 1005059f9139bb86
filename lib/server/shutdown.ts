import { oncePerProcess } from '@/lib/next-internals/server/process-state';

type Closer = () => Promise<unknown>;

const closing = oncePerProcess('shutdown', () => ({
  closers: new Map<string, Closer>(),
  controller: new AbortController(),
  stopping: false,
  /** What the process must not end before. */
  delays: new Set<Promise<void>>(),
}));

/** Registers a function to call when the server stops. It replaces an earlier one with the same name. */
export function onShutdown(name: string, close: Closer): void {
  closing().closers.set(name, close);
}

/** Whether this server is shutting down, so that load balancers stop sending traffic. */
export const isStopping = (): boolean => closing().stopping;

export function beginStopping(): void {
  closing().stopping = true;
}

/** Aborts when long streams must end. */
export const streamsEnd = (): AbortSignal => closing().controller.signal;

export const endStreams = (): void => closing().controller.abort();

/** Delays the end of the process until the returned function is called. */
export function delayEnd(): () => void {
  const { delays } = closing();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  delays.add(ended);
  void ended.then(() => delays.delete(ended));
  return end;
}

/** Resolves when nothing delays the end of the process. */
export const mayEnd = async (): Promise<unknown> => Promise.all(closing().delays);

/** Closes everything at once. Returns the names of what failed or did not close in time. */
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
