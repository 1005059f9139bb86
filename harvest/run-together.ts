/**
 * Runs work side by side. The first failure aborts the others' signal, and is thrown once all have ended: nobody
 * writes any more when the caller gives up its lock.
 * @throws the first failure
 */
export async function runTogether(
  works: readonly ((signal: AbortSignal) => Promise<void>)[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  await Promise.all(works.map((work) => work(either).catch((error: unknown) => failed.abort(error))));
  failed.signal.throwIfAborted();
}
