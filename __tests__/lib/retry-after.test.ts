import { readRetryAfter } from '@/lib/retry-after';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['30', 30_000],
  ['1.5', 1_500],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
])('reads %j as %d ms', (header, wait) => {
  expect(readRetryAfter(header, now)).toBe(wait);
});

it.each([null, undefined, '', 'soon', '-5', '1e3', '30 seconds', `${'9'.repeat(400)}`])(
  'takes %j for no wait that can be kept',
  (header) => {
    expect(readRetryAfter(header, now)).toBeUndefined();
  },
);
