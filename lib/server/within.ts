import { setTimeout as wait } from 'node:timers/promises';

/** What a promise gives within these milliseconds; undefined where it takes longer. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const settled = new AbortController();
  const late = wait(ms, undefined, { signal: settled.signal }).catch(() => undefined);
  return Promise.race([promise, late]).finally(() => settled.abort());
}
