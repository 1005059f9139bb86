import { once } from 'node:events';
import type { Attack } from '@/bench/attack/attack.types';

/** The floor: visitors without an attack. */
export const nobody: Attack = {
  name: '(nobody attacks)',
  run: async ({ over }) => {
    if (!over.aborted) await once(over, 'abort');
  },
};
