/** A write that another device came before is merged and written again so often; then it is tried later. */
const ATTEMPTS = 4;

const isConflict = (error: unknown) =>
  /aborted|failed-precondition|already-exists/.test(String((error as { code?: unknown } | null)?.code));

/** At once, and not as the SDK does it: it waits for seconds, and tries again as well when nobody answers. */
export async function retryOnConflict<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !isConflict(error)) throw error;
    return retryOnConflict(work, attempts - 1);
  }
}
