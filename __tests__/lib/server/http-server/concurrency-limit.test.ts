/** @jest-environment node */
import { ConcurrencyLimit } from '@/lib/server/http-server/concurrency-limit';

test('one client has half of the places, and the others the rest', () => {
  const admission = new ConcurrencyLimit(4);
  const leave = admission.enter('one');
  expect(admission.enter('one')).toBeDefined();
  expect(admission.enter('one')).toBeUndefined();
  expect(admission.enter('two')).toBeDefined();
  expect(admission.enter('three')).toBeDefined();
  expect(admission.enter('four')).toBeUndefined();
  leave?.();
  // Twice is once.
  leave?.();
  expect(admission.inside).toBe(3);
  expect(admission.enter('one')).toBeDefined();
  expect(admission.enter('four')).toBeUndefined();
});

test('with a limit of one, the first request gets the place', () => {
  expect(new ConcurrencyLimit(1).enter('one')).toBeDefined();
});
