import { EventEmitter } from 'node:events';
import { callMethod } from '@polymath/engine';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';
import { errorName } from '@/lib/search/server/workers/error-name';
import type { WorkerMessage, WorkerRequest, WorkerStart } from '@/lib/search/server/workers/worker-messages';
import type { WorkerLike } from '@/lib/search/server/workers/worker-pool';

/** A worker without a thread: answers in a later turn of the event loop, can be slow, can die. */
export class FakeWorker extends EventEmitter implements WorkerLike {
  static all: FakeWorker[] = [];
  /** Milliseconds until the next workers have their index open. */
  static opening = 0;
  asked: WorkerRequest[] = [];
  /** Of the next workers, as `delay`. */
  static answering = 0;
  /** Milliseconds until an answer; Infinity: never. */
  delay = FakeWorker.answering;
  isTerminated = false;
  /** Whether it was ended while it opened its index or answered: a real thread would take the process with it. */
  endedAtWork = false;
  #working = 1;
  #engine: SyncEngine | undefined;

  constructor(start: WorkerStart) {
    super();
    FakeWorker.all.push(this);
    setTimeout(() => {
      this.#working -= 1;
      try {
        this.#engine = openEngine(start.file, { shared: start.arrays });
        this.#say({ kind: 'ready', arrays: this.#engine.arrays });
      } catch (error) {
        this.#say({ kind: 'failed', error: String(error) });
      }
    }, FakeWorker.opening);
  }

  get isOpen(): boolean {
    return this.#engine !== undefined && !this.isTerminated;
  }

  #say(message: WorkerMessage): void {
    if (!this.isTerminated) this.emit('message', message);
  }

  postMessage(request: WorkerRequest): void {
    this.asked.push(request);
    this.#working += 1;
    if (this.delay === Number.POSITIVE_INFINITY) return;
    setTimeout(() => {
      this.#working -= 1;
      const { id, method, args } = request;
      try {
        const engine = this.#engine as SyncEngine;
        this.#say({ kind: 'answer', id, ms: this.delay, answer: callMethod(engine, method, args) });
      } catch (error) {
        this.#say({ kind: 'error', id, ms: this.delay, error: errorName(error) });
      }
    }, this.delay);
  }

  die(): void {
    this.isTerminated = true;
    this.emit('exit');
  }

  unref(): void {}

  async terminate(): Promise<void> {
    if (!this.isTerminated) setImmediate(() => this.emit('exit'));
    this.endedAtWork ||= this.#working > 0;
    this.isTerminated = true;
  }
}
