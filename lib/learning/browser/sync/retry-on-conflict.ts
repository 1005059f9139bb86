/** Attempts to merge and write after a conflict with another device; after that it is tried later. */
const ATTEMPTS = 4;

const isConflict = (error: unknown) =>
  /aborted|failed-precondition|already-exists/.test(String((error as { code?: unknown } | null)?.code));

/** Retries at once. The SDK's own retry waits for seconds, and also retries when the server does not answer. */
export async function retryOnConflict<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (attempts <= 1 || !isConflict(error)) throw error;
    return retryOnConflict(work, attempts - 1);
  }
}
