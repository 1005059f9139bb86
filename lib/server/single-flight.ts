type Flight<T> = { result: Promise<T>; controller: AbortController; waiters: number };

/** Settles like `promise`, but rejects as soon as the signal aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Runs identical concurrent work once. Each caller can leave with its own signal; the work is aborted when
 * the last one has left.
 */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  async join(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#start(key, work);
    flight.waiters++;
    try {
      return await untilAborted(flight.result, signal);
    } finally {
      flight.waiters--;
      if (flight.waiters === 0 && signal?.aborted) {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
        flight.controller.abort(signal.reason);
      }
    }
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    // The callers get the failure; after all have left it must not be an unhandled rejection.
    result.catch(() => {});
    const flight: Flight<T> = { result, controller, waiters: 0 };
    this.#flights.set(key, flight);
    return flight;
  }
}
