import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Attack } from '@/bench/attack/attack.types';

/** The floor: visitors without an attack. */
export const nobody: Attack = {
  name: '(nobody attacks)',
  run: async ({ over }) => {
    if (!over.aborted) await once(over, 'abort');
  },
};

/** The same while other programs take what the site leaves of the processors, as the attackers do. */
export const busyMachine: Attack = {
  name: '(busy machine)',
  run: async (scene) => {
    const others = Array.from({ length: availableParallelism() }, () =>
      spawn(process.execPath, ['--eval', 'for (;;);']),
    );
    await nobody.run(scene);
    for (const other of others) other.kill('SIGKILL');
  },
};
