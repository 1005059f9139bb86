import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Counted } from './outside';

/** The replacements of the outside world in a process of their own: the attacker's may have to wait for the processor. */
export async function startOutsideElsewhere() {
  const child = fork(join(import.meta.dirname, 'outside-child.ts'), { execArgv: process.execArgv });
  const [env] = await once(child, 'message');
  return {
    env: env as Record<string, string>,
    /** What was asked of them so far. */
    count: async (): Promise<Counted> => {
      const said = once(child, 'message');
      child.send('count');
      const [counted] = await said;
      return counted as Counted;
    },
    close: () => void child.kill(),
  };
}

export type OutsideElsewhere = Awaited<ReturnType<typeof startOutsideElsewhere>>;
