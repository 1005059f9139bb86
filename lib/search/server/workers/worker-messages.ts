import type { CatalogMethod, SharedArrays } from '@polymath/engine';

/** What a worker starts with: the index file, and the arrays of a worker that has already opened it. */
export type WorkerStart = { file: string; arrays?: SharedArrays };
export type WorkerRequest = { id: number; method: CatalogMethod; args: unknown[] };
export type WorkerMessage =
  | { kind: 'ready'; arrays: SharedArrays }
  | { kind: 'failed'; error: string }
  /** `ms`: milliseconds of a processor that it took. */
  | { kind: 'answer'; id: number; ms: number; answer: unknown }
  | { kind: 'error'; id: number; ms: number; error: string };
