/** @jest-environment node */
import { firstDifference } from '@/bench/attack/reference';

test('two answers are shown from shortly before the place where they part', () => {
  const page = (text: string) => `200\n${'a'.repeat(200)}${text}${'b'.repeat(200)}`;
  const shown = firstDifference(page('one'), page('two'));

  expect(shown).toMatch(/^at 204: "a{20}oneb+" became "a{20}twob+"$/);
  expect(shown.length).toBeLessThan(220);
});

test('an answer that only ends sooner differs at its end', () => {
  expect(firstDifference('200 whole', '200')).toBe('at 3: "200 whole" became "200"');
});
