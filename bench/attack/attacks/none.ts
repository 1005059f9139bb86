import { once } from 'node:events';
import type { Attack } from '@/bench/attack/attack.types';

export const nobody: Attack = {
  name: '(nobody attacks)',
  run: async ({ over }) => {
    if (!over.aborted) await once(over, 'abort');
  },
};
