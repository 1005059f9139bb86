import type { SharedArrays } from '@polymath/engine';
import type { SyncEngine } from '@/lib/search/server/open-engine';

/** The methods that a worker answers. */
export type Method = Exclude<keyof SyncEngine, 'close' | 'arrays'>;
/** What a worker starts with: the index file, and the arrays of a worker that has already opened it. */
export type WorkerStart = { file: string; arrays?: SharedArrays };
export type Question = { id: number; method: Method; args: unknown[] };
export type WorkerMessage =
  | { kind: 'ready'; arrays: SharedArrays }
  | { kind: 'failed'; error: string }
  /** `ms`: milliseconds of a processor that it took. */
  | { kind: 'answer'; id: number; ms: number; answer: unknown }
  | { kind: 'error'; id: number; ms: number; error: string };
