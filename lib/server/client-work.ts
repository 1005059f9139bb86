import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';

/** Whom work is done for. */
export type WorkingFor = {
  client: string;
  /** The client's network, for which a person may have many clients. */
  network: string;
  /** Counts milliseconds of a processor, beyond those of rendering an answer, for this client. */
  charge: (ms: number) => void;
};

const storage = oncePerProcess('client work', () => new AsyncLocalStorage<WorkingFor>());

/** Runs the work of a client's request: all that it waits for counts for the client. */
export function workFor<Result>(whom: WorkingFor, work: () => Result): Result {
  return storage().run(whom, work);
}

/** Counts milliseconds of a processor for the client whose request this is, if it is one. */
export const chargeClient = (ms: number): void => storage().getStore()?.charge(ms);

/** The client whose request this is; undefined outside of requests. */
export const workingFor = (): WorkingFor | undefined => storage().getStore();
