// Tests without a page load nothing for one, which would cost each of them a tenth of a second.
if (typeof document !== 'undefined') require('./setup-dom');

// Noise hides faults: a test that expects a warning replaces the method itself.
for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    throw new Error(`console.${method} in a test: ${args.map(String).join(' ')}`);
  };
}
