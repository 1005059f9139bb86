/** @jest-environment node */
import { Admission } from '@/lib/server/http-server/concurrency-limit';

test('one client has half of the places, and the others the rest', () => {
  const admission = new Admission(4);
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

test('where there is one place, whoever comes first has it', () => {
  expect(new Admission(1).enter('one')).toBeDefined();
});
