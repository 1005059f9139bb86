import { Worker } from 'node:worker_threads';
import type { CatalogMethod, SharedArrays } from '@polymath/engine';
import { backOff } from '@/lib/back-off';
import { AppError } from '@/lib/errors';
import { workingFor } from '@/lib/server/client-work';
import { log } from '@/lib/server/log';
import { delayEnd } from '@/lib/server/shutdown';
import { type Asker, FairQueue } from './fair-queue';
import { SearchFaults } from './search-faults';
import type { WorkerMessage, WorkerRequest, WorkerStart } from './worker-messages';

/** The part of a thread that the pool uses; tests provide a fake one. */
export type WorkerLike = {
  postMessage(request: WorkerRequest): void;
  on(event: 'message', listener: (message: WorkerMessage) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  unref(): void;
  terminate(): Promise<unknown>;
};
export type Spawn = (start: WorkerStart) => WorkerLike;

/** Starts a thread. The process must not end before it: a thread that is cut off in the database makes it crash. */
export const spawnThread: Spawn = (start) =>
  new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: start }).once('exit', delayEnd());

type Waiting = {
  request: WorkerRequest;
  asker: Asker;
  charge?: (ms: number) => void;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
};
type Slot = { worker: WorkerLike; busy?: Waiting; isReady: boolean; isGone: boolean };
type WorkerPoolOptions = {
  file: string;
  version: string;
  workers: number;
  spawn: Spawn;
  /**
   * Milliseconds before a lost worker is replaced if none that started since the loss before has answered; doubles each
   * time.
   */
  pause?: number;
};

/** Asks what no client asked. */
const SITE: Asker = { client: '', network: '' };
/** Milliseconds that the first worker has to open the index. */
const MAX_OPENING = 15_000;
/**
 * A worker that exceeds the timeout this many times over is replaced. On a busy machine most workers are only
 * late.
 */
const STUCK_TIMES = 5;
/** Milliseconds, where the options do not say them. */
const FIRST_PAUSE = 1_000;
/** Maximum number of waiting requests. With more, answers would be too late anyway. */
const MAX_WAITING = 500;

const unavailable = (detail: string, cause?: unknown) =>
  new AppError('search/unavailable', { detail, cause });
const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause ?? 'it ended');

/**
 * The worker threads of one index version. A request waits for an idle worker, and networks and their clients share the time. A pool fails for good only if its
 * first worker does not open the index; from then on each lost worker is replaced, and the others go on.
 */
export class WorkerPool {
  readonly #slots = new Set<Slot>();
  readonly #queue: FairQueue<Waiting>;
  readonly #opened: Promise<void>;
  #onOpened: (error?: Error) => void = () => {};
  /** Of the first worker that opened the index; undefined before. */
  #arrays: SharedArrays | undefined;
  /** Those that started since a worker was lost. */
  readonly #started = new Set<Slot>();
  /** Losses in a row, each before a worker that started since the last one had answered. */
  #replaced = 0;
  #refill: NodeJS.Timeout | undefined;
  #next = 1;
  #isClosed = false;
  readonly #faults: SearchFaults;

  constructor(readonly options: WorkerPoolOptions) {
    // One is always free for others, or soon: a hard search takes as long as ten usual ones.
    this.#queue = new FairQueue(Math.max(1, options.workers - 1));
    this.#faults = new SearchFaults(options.file, options.version);
    this.#opened = new Promise((resolve, reject) => {
      this.#onOpened = (error) => (error ? reject(error) : resolve());
    });
    const late = setTimeout(() => this.#onOpened(unavailable('the index does not open')), MAX_OPENING);
    // Callers of `opened` get the failure; without callers it must not be an unhandled rejection.
    this.#opened.catch(() => {}).finally(() => clearTimeout(late));
    this.#addSlot();
  }

  /**
   * Resolves when the first worker has opened the index.
   * @throws AppError `search/unavailable` when it does not, or not in time
   */
  opened(): Promise<void> {
    return this.#opened;
  }

  /**
   * Sends a request to the next idle worker.
   * @throws AppError `search/unavailable` when there is no answer within `timeout` milliseconds, or no worker.
   */
  ask(method: CatalogMethod, args: unknown[], timeout: number): Promise<unknown> {
    if (this.#isClosed || this.#slots.size === 0) return Promise.reject(unavailable('no worker'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#onTimeout(waiting, timeout);
        reject(unavailable(`${method} took more than ${timeout} ms`));
      }, timeout);
      const asker = workingFor();
      const waiting: Waiting = {
        request: { id: this.#next++, method, args },
        asker: asker ?? SITE,
        ...(asker && { charge: asker.charge }),
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.#queue.push(waiting.asker, waiting);
      if (this.#queue.size > MAX_WAITING) this.#queue.dropLast()?.reject(unavailable('too many questions'));
      this.#dispatch();
    });
  }

  /**
   * Rejects waiting requests, and resolves when every worker has ended: idle ones at once, busy ones when
   * they finish.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#refill);
    this.#onOpened(unavailable('closed'));
    for (const waiting of this.#queue.clear()) waiting.reject(unavailable('closed'));
    const ended = [...this.#slots].map(
      ({ worker }) => new Promise<void>((resolve) => worker.on('exit', resolve)),
    );
    for (const { worker, isReady, busy } of this.#slots) if (isReady && !busy) void worker.terminate();
    await Promise.all(ended);
  }

  /** Why searches fail, for `/api/ready`. */
  get warning(): string | undefined {
    return this.#faults.warning;
  }

  /** Whether the index file was replaced or written to since it was opened. */
  get isFileChanged(): boolean {
    return this.#faults.isFileChanged;
  }

  /** Resolves when no request is in progress. */
  async drained(): Promise<void> {
    while (this.#queue.size > 0 || [...this.#slots].some(({ busy }) => busy)) {
      await new Promise((resolve) => setTimeout(resolve, 20).unref());
    }
  }

  #addSlot(): void {
    const { file, spawn } = this.options;
    let worker: WorkerLike;
    try {
      worker = spawn(this.#arrays ? { file, arrays: this.#arrays } : { file });
    } catch (error) {
      // The system has no room for another thread.
      this.#onLoss(error);
      return;
    }
    const slot: Slot = { worker, isReady: false, isGone: false };
    this.#slots.add(slot);
    this.#started.add(slot);
    worker.on('message', (message) => this.#onMessage(slot, message));
    worker.on('error', (error) => this.#onGone(slot, error));
    worker.on('exit', () => this.#onGone(slot));
    worker.unref();
  }

  #onMessage(slot: Slot, message: WorkerMessage): void {
    // It was replaced or closed while it was busy. It may end only now that it is idle: ending a thread that
    // is loading or querying the database crashes the whole process.
    if (slot.isGone || this.#isClosed) {
      this.#settle(slot, message);
      void slot.worker.terminate();
      return;
    }
    if (message.kind === 'failed') {
      this.#onGone(slot, message.error);
      void slot.worker.terminate();
      return;
    }
    if (message.kind === 'ready') {
      slot.isReady = true;
      this.#arrays ??= message.arrays;
      this.#onOpened();
      if (!this.#refill) this.#fill();
    } else {
      if (message.kind === 'error') this.#faults.note(message.error);
      if (this.#started.has(slot)) this.#replaced = 0;
      this.#settle(slot, message);
    }
    this.#dispatch();
  }

  /** Frees the worker, and counts the time for the client that asked. Returns its request, if there was one. */
  #free(slot: Slot, ms: number): Waiting | undefined {
    const { busy } = slot;
    delete slot.busy;
    if (busy) this.#queue.end(busy.asker, ms);
    busy?.charge?.(ms);
    return busy;
  }

  /** Settles the promise of the request that the worker has answered. */
  #settle(slot: Slot, message: WorkerMessage): void {
    if (message.kind === 'answer') this.#free(slot, message.ms)?.resolve(message.answer);
    else if (message.kind === 'error') this.#free(slot, message.ms)?.reject(unavailable(message.error));
  }

  #onGone(slot: Slot, cause?: unknown): void {
    if (slot.isGone) return;
    slot.isGone = true;
    this.#slots.delete(slot);
    this.#free(slot, 0)?.reject(unavailable('the worker died', cause));
    if (!this.#isClosed) this.#onLoss(cause);
  }

  #onLoss(cause: unknown): void {
    this.#started.clear();
    if (this.#arrays) {
      log.warn({ version: this.options.version, reason: reasonOf(cause) }, 'a search worker is lost');
      this.#replace();
    } else this.#onOpened(unavailable(`no worker opens the index: ${reasonOf(cause)}`, cause));
    if (this.#slots.size > 0) return;
    for (const waiting of this.#queue.clear()) waiting.reject(unavailable('no worker', cause));
  }

  /** Replaces a lost worker: at once, or after a pause as long as none that started since has answered. */
  #replace(): void {
    if (this.#replaced === 0) {
      this.#replaced = 1;
      this.#fill();
    } else if (!this.#refill) {
      const refill = () => {
        this.#refill = undefined;
        this.#fill();
      };
      this.#refill = setTimeout(
        refill,
        backOff(this.#replaced++, { first: this.options.pause ?? FIRST_PAUSE }),
      ).unref();
    }
  }

  #fill(): void {
    const { workers } = this.options;
    // Counts the slots anew each time: where no thread starts, the loss has filled the pool already.
    for (let tries = workers; tries > 0 && this.#slots.size < workers; tries--) this.#addSlot();
  }

  /** Handles a timeout: a waiting request leaves the queue; the worker of a running one gets some more time. */
  #onTimeout(waiting: Waiting, timeout: number): void {
    if (this.#queue.remove(waiting)) return;
    for (const slot of this.#slots) {
      if (slot.busy !== waiting) continue;
      setTimeout(() => {
        if (slot.busy === waiting) this.#onGone(slot, 'stuck');
      }, timeout * STUCK_TIMES).unref();
    }
  }

  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.isReady || slot.busy) continue;
      const next = this.#queue.shift();
      if (!next) return;
      slot.busy = next;
      slot.worker.postMessage(next.request);
    }
  }
}
