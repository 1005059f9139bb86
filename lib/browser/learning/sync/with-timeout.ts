/** The identity service's network time-out of the specification. */
const TIMEOUT_MS = 30_000;

/** Work of many answers calls `heard` when one of them came: then there is all the time again for the next. */
export function withTimeout<T>(work: (heard: () => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = () => reject(Object.assign(new Error('No answer in time.'), { code: 'timeout' }));
    const wait = () => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(late, TIMEOUT_MS);
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
