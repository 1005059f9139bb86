import { parentPort, workerData } from 'node:worker_threads';
import { callMethod } from '@polymath/engine';
import { readSearch } from '@/lib/search/search-url';
import { openEngine } from '@/lib/search/server/open-engine';
import { errorName } from './error-name';
import { processorMs } from './processor-time';
import type { WorkerMessage, WorkerRequest, WorkerStart } from './worker-messages';

const port = parentPort;
const say = (message: WorkerMessage) => port?.postMessage(message);
const reason = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

try {
  const { file, arrays } = workerData as WorkerStart;
  const engine = openEngine(file, { shared: arrays });
  // The first search takes twenty times as long as any other. No visitor should wait for it, or pay with their points.
  engine.search(readSearch(engine.overview().subjects[0]?.topics[0]?.name ?? '', {}));
  port?.on('message', ({ id, method, args }: WorkerRequest) => {
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
