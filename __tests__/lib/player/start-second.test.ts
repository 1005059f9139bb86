import { readStartSecond } from '@/lib/player/start-second';

it.each([
  ['754', 754],
  ['754s', 754],
  ['12m34s', 754],
  ['1h2m3s', 3723],
  ['90m', 5400],
  ['0', 0],
])('reads "%s" as second %s', (text, second) => {
  expect(readStartSecond(text)).toBe(second);
});

it.each([undefined, null, '', 'soon', '-5', '1.5', '99999999', '5x', 's'])(
  'reads no second from %s',
  (text) => {
    expect(readStartSecond(text)).toBeUndefined();
  },
);

it('takes the first of several', () => {
  expect(readStartSecond(['30', '60'])).toBe(30);
});
