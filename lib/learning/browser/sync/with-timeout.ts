/** The network timeout that the specification sets for the identity service. */
const TIMEOUT_MS = 30_000;

/** Rejects after a timeout. Work with several answers calls `onAnswer` after each, which restarts the timeout. */
export function withTimeout<T>(work: (onAnswer: () => void) => Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = () => reject(Object.assign(new Error('No answer in time.'), { code: 'timeout' }));
    const wait = () => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(late, ms);
    };
    wait();
    work(wait)
      .then(resolve, reject)
      .finally(() => {
        over = true;
        clearTimeout(timer);
      });
  });
}
