import { type Counted, startOutside } from './outside';

const outside = await startOutside();
process.send?.(outside.env);
process.on('message', () => {
  const counted: Counted = { quotas: outside.used(), modelAsked: outside.modelAsked() };
  process.send?.(counted);
});
// Ends when the parent process is gone.
process.on('disconnect', () => process.exit());
