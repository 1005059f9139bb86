import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { readLanguage } from '@/scripts/import/read-language';
import {
  readCost,
  readCount,
  readDescription,
  readHours,
  readKind,
  readLevel,
  readList,
  readText,
  readYear,
} from '@/scripts/import/read-values';

it.each([
  ['  Data &amp; AI \u200b\n course ', 'Data & AI course'],
  ['Caf\u0065\u0301', 'Café'],
  ['N/A', undefined],
  ['', undefined],
  [null, undefined],
  [6.006, '6.006'],
])('reads the text %p as %p', (value, text) => {
  expect(readText(value)).toBe(text);
});

it('takes markup out of descriptions and cuts them at a word', () => {
  expect(readDescription('<p>Learn <b>C++</b> &lt;fast&gt;</p><script>alert(1)</script>')).toBe(
    'Learn C++ <fast>',
  );
  expect(readDescription('a<STYLE>p <b>{}</style >b<script>1</script>c')).toBe('a b c');
  expect(readDescription('<style>is left open, 2 < 3')).toBe('is left open, 2 < 3');
  expect(readDescription('one two three', 9)).toBe('one two');
  expect(readDescription('x'.repeat(20), 9)).toBe('x'.repeat(9));
});

it.each([
  ['["a, b", "c"]', ['a, b', 'c']],
  ["['Data Analysis', \"O'Reilly\"]", ['Data Analysis', "O'Reilly"]],
  ['{"a","b"}', ['a', 'b']],
  [`['a', "b", 'c\\'s', "open]`, ['a', 'b', "c\\'s"]],
  ['[a, b]', ['a', 'b']],
  ['a; b, c;a', ['a', 'b, c']],
  ['a, b ,c', ['a', 'b', 'c']],
  ['Drama  Comedy  peering', ['Drama', 'Comedy', 'peering']],
  ['Andrew Ng', ['Andrew Ng']],
  [
    ['x', { name: 'y' }, null],
    ['x', 'y'],
  ],
  [undefined, []],
])('reads the list %p as %p', (value, list) => {
  expect(readList(value)).toEqual(list);
});

it.each([
  ['Beginner level', 'beginner'],
  ['Introductory', 'beginner'],
  ['INTERMEDIATE', 'intermediate'],
  ['Advanced', 'advanced'],
  ['Expert Level', 'advanced'],
  ['All Levels', undefined],
  ['Beginner to advanced', undefined],
  ['Not Calibrated', undefined],
])('reads the level %p as %p', (value, level) => {
  expect(readLevel(value)).toBe(level);
});

it.each([
  ['approx. 12 hours', 12],
  ['Approx. 20 hours to complete', 20],
  ['1.5 hours', 1.5],
  ['1,5 h', 1.5],
  ['1h 30m', 1.5],
  ['1h30m', 1.5],
  ['PT1H30M', 1.5],
  ['90 minutes', 1.5],
  ['1 hour 15 min', 1.25],
  ['02:30:00', 2.5],
  ['6 weeks, 5 hours per week', 30],
  ['4 weeks at 3 hours a week', 12],
  ['10 weeks', undefined],
  ['3 months', undefined],
  ['5 hours per week', undefined],
  ['4-6 hours', undefined],
  ['2 to 3 hours', undefined],
  ['12', undefined],
  ['0 hours', undefined],
  ['self-paced', undefined],
])('reads the length %p as %p hours', (value, hours) => {
  expect(readHours(value)).toBe(hours);
});

it('reads a bare number in the unit that its column says', () => {
  expect(readHours('12', 1)).toBe(12);
  expect(readHours(90, 1 / 60)).toBe(1.5);
});

it.each([
  ['Free', 'price', 'free'],
  ['0', 'price', 'free'],
  ['$0.00', 'price', 'free'],
  ['$49.99', 'price', 'paid'],
  [200, 'price', 'paid'],
  ['True', 'is_paid', 'paid'],
  ['False', 'is_paid', 'free'],
  ['true', 'Is free?', 'free'],
  ['no', 'free', 'paid'],
  ['Free to audit', 'cost', 'audit'],
  ['Subscription', 'cost', 'paid'],
  ['ask us', 'cost', undefined],
])('reads the price %p of the column %p as %p', (value, column, cost) => {
  expect(readCost(value, column)).toBe(cost);
});

it.each([
  ['1,234', 1234],
  ['1.2M', 1_200_000],
  ['(15k)', 15_000],
  ['12 345 students', 12_345],
  ['480 learners', 480],
  [0.87, 0.87],
  ['many', undefined],
  [-1, undefined],
])('reads the number %p as %p', (value, count) => {
  expect(readCount(value)).toBe(count);
});

it.each([
  ['2017-01-18T20:58:58Z', 2017],
  ['Fall 2019', 2019],
  [2021, 2021],
  ['12345', undefined],
  ['soon', undefined],
])('reads the year of %p as %p', (value, year) => {
  expect(readYear(value)).toBe(year);
});

it.each([
  ['mooc', 'mooc'],
  ['YouTube playlist', 'video-series'],
  ['Specialization', 'mooc'],
  ['Book', 'text'],
  ['whatever', undefined],
])('reads the kind %p as %p', (value, kind) => {
  expect(readKind(value)).toBe(kind);
});

it.each([
  ['English', 'en'],
  ['english (US)', 'en'],
  ['es', 'es'],
  ['pt_BR', 'pt-BR'],
  ['Portuguese (Brazilian)', 'pt-BR'],
  ['Deutsch', 'de'],
  ['русский', 'ru'],
  ['日本語', 'ja'],
  ['Chinese (Simplified)', 'zh-Hans'],
  ['Mandarin', 'zh'],
  ['English, Spanish', 'en'],
  ['Klingon', undefined],
  ['xx', undefined],
  ['', undefined],
])('reads the language %p as %p', (value, tag) => {
  expect(readLanguage(value)).toBe(tag);
});

it('never throws, whatever a cell holds', () => {
  const readers = [
    readText,
    readDescription,
    readList,
    readLevel,
    readHours,
    readCount,
    readYear,
    readKind,
    readLanguage,
    (value: unknown) => readCost(value, 'price'),
  ];
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyText()), (value) => {
      for (const read of readers) read(value);
    }),
  );
});
