/** @jest-environment node */
import { ConcurrencyLimit } from '@/lib/server/http-server/concurrency-limit';

test('one client has half of the places, and the others the rest', () => {
  const limit = new ConcurrencyLimit(4);
  const leave = limit.enter('one');
  expect(limit.enter('one')).toBeDefined();
  expect(limit.enter('one')).toBeUndefined();
  expect(limit.enter('two')).toBeDefined();
  expect(limit.enter('three')).toBeDefined();
  expect(limit.enter('four')).toBeUndefined();
  leave?.();
  // Twice is once.
  leave?.();
  expect(limit.inside).toBe(3);
  expect(limit.enter('one')).toBeDefined();
  expect(limit.enter('four')).toBeUndefined();
});

test('with a limit of one, the first request gets the place', () => {
  expect(new ConcurrencyLimit(1).enter('one')).toBeDefined();
});
