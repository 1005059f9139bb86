import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The task of the visitors. Each comes from a network of its own, from 127.20.0.1 on. */
export type Round = {
  url: string;
  visitors: number;
  words: readonly string[];
  pages: readonly string[];
  /** Visitors load the files that a page names, and search for what no cache has. */
  whole?: true;
};
export type VisitorRequest = { kind: string; path: string; ms: number; status: number };
export type VisitorMessage = { begin: Round } | { mark: true } | { end: true };

const VISITORS = 20;

/** Visitors in a separate process, so that latencies do not include the attacker's own load. */
export async function startVisitors(round: Omit<Round, 'visitors'>) {
  const child = fork(join(import.meta.dirname, 'walk.ts'), { execArgv: process.execArgv });
  const tell = (order: VisitorMessage) => child.send(order);
  tell({ begin: { ...round, visitors: VISITORS } });
  return {
    /** Discards the measurements so far. */
    mark: () => void tell({ mark: true }),
    end: async (): Promise<VisitorRequest[]> => {
      const said = once(child, 'message');
      tell({ end: true });
      const [felt] = await said;
      child.kill();
      return felt as VisitorRequest[];
    },
    kill: () => void child.kill(),
  };
}
