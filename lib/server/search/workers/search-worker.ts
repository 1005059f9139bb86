import { parentPort, workerData } from 'node:worker_threads';
import { assertServer } from '@/lib/assert-server';
import { openEngine } from '@/lib/server/search/open-engine';
import { errorName } from './error-name';
import type { Question, WorkerMessage, WorkerStart } from './worker-messages';

assertServer('lib/server/search/workers/search-worker');

const port = parentPort;
const say = (message: WorkerMessage) => port?.postMessage(message);
const reason = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

try {
  const { file, arrays } = workerData as WorkerStart;
  const engine = openEngine(file, { shared: arrays });
  port?.on('message', ({ id, method, args }: Question) => {
    try {
      const call = engine[method] as (...args: unknown[]) => unknown;
      say({ kind: 'answer', id, answer: call(...args) });
    } catch (error) {
      say({ kind: 'error', id, error: errorName(error) });
    }
  });
  say({ kind: 'ready', arrays: engine.arrays });
} catch (error) {
  say({ kind: 'failed', error: reason(error) });
}
