import { processorMs } from '@/lib/search/server/workers/processor-time';

/** Works for a millisecond, unless another program takes the processor. */
function workBriefly(): number {
  const [from, ran] = [performance.now(), processorMs()];
  while (performance.now() - from < 1);
  return processorMs() - ran;
}

test('work that is shorter than a tick of the system is counted', () => {
  const times = Array.from({ length: 40 }, workBriefly);
  expect(times.filter((ms) => ms > 0.5).length).toBeGreaterThan(20);
});
