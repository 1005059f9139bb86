import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { callMethod } from '@polymath/engine';
import { readSearch } from '@/lib/search/search-url';
import { openEngine } from '@/lib/search/server/open-engine';
import { errorName } from './error-name';
import type { Question, WorkerMessage, WorkerStart } from './worker-messages';

/** What Linux knows of the thread that reads it: the nanoseconds that it ran, then others. */
const OWN_TIMES = '/proc/thread-self/schedstat';
const canRead = existsSync(OWN_TIMES);

/** Milliseconds that this thread has run, so that a busy machine makes no search dear; elsewhere those that passed. */
const processorMs = (): number =>
  canRead ? Number(readFileSync(OWN_TIMES, 'utf8').split(' ', 1)[0]) / 1e6 : performance.now();

const port = parentPort;
const say = (message: WorkerMessage) => port?.postMessage(message);
const reason = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

try {
  const { file, arrays } = workerData as WorkerStart;
  const engine = openEngine(file, { shared: arrays });
  // The first search takes twenty times as long as any other. No visitor should wait for it, or pay with their points.
  engine.search(readSearch(engine.overview().subjects[0]?.topics[0]?.name ?? '', {}));
  port?.on('message', ({ id, method, args }: Question) => {
    const from = processorMs();
    try {
      const answer = callMethod(engine, method, args);
      say({ kind: 'answer', id, ms: processorMs() - from, answer });
    } catch (error) {
      say({ kind: 'error', id, ms: processorMs() - from, error: errorName(error) });
    }
  });
  say({ kind: 'ready', arrays: engine.arrays });
} catch (error) {
  say({ kind: 'failed', error: reason(error) });
}
