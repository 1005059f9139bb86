import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What comes by itself comes late on a machine that does much at once; a wait ends as soon as it is there.
configure({ asyncUtilTimeout: 10_000 });

// Noise hides faults: a test that expects a warning replaces the method itself.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    throw new Error(`console.${method} in a test: ${args.map(String).join(' ')}`);
  };
}
