import { consumePlayIntent, intendToPlay } from '@/lib/browser/play-intent';

afterEach(() => jest.useRealTimers());

it('grants a wish to play once, for its own page', () => {
  intendToPlay('/course/a/2');
  expect(consumePlayIntent('/course/a/1')).toBe(false);
  expect(consumePlayIntent('/course/a/2')).toBe(true);
  expect(consumePlayIntent('/course/a/2')).toBe(false);
});

it('forgets a wish whose page was opened elsewhere', () => {
  jest.useFakeTimers();
  intendToPlay('/course/a/2');
  jest.advanceTimersByTime(60_000);
  expect(consumePlayIntent('/course/a/2')).toBe(false);
});
