import { atSecond, readStartSecond, startSecondOf } from '@/lib/course/lessons/start-second';

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

it.each([
  ['/course/git/1-start#t=754', 754],
  ['/course/git/1-start?t=12m34s', 754],
  ['https://site.example/course/git/1-start?t=5#t=9', 5],
  ['/course/git/1-start#lessons', undefined],
  ['/course/git/1-start', undefined],
])('reads the second of %s', (address, second) => {
  expect(startSecondOf(address)).toBe(second);
});

it('names a second in the fragment, which is no address of its own', () => {
  const address = atSecond('/course/git/1-start', 60);
  expect(new URL(address, 'https://site.example').search).toBe('');
  expect(startSecondOf(address)).toBe(60);
});
