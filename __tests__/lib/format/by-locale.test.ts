import { languageName, longDay } from '@/lib/course';
import { numberOf } from '@/lib/format/count';
import { insideSentence } from '@/lib/format/inside-sentence';
import { eitherName, joinNames } from '@/lib/format/join-names';
import { eitherOf, joinWords, listOf, sentencesOf } from '@/lib/format/join-words';
import { textsOf } from '@/scripts/messages/message-files';

let locale = 'en';
jest.mock('@/lib/locale/current-locale', () => ({
  ...jest.requireActual('@/lib/locale/current-locale'),
  currentLocale: () => locale,
  other: (capability: string, name: string, values: Record<string, string> = {}) =>
    textsOf(locale)[capability]?.[name]?.replace(/\{(\w+)\}/g, (_, value) => values[value] ?? ''),
}));

const all = ['a', 'b', 'c'];

it.each([
  ['en', '1,234', 'a, b and c', 'a, b or c', 'a, b, c', 'A. B.', '3 November 2026', 'Spanish'],
  ['es', '1234', 'a, b y c', 'a, b o c', 'a, b, c', 'A. B.', '3 de noviembre de 2026', 'Español'],
  ['de', '1.234', 'a, b und c', 'a, b oder c', 'a, b, c', 'A. B.', '3. November 2026', 'Spanisch'],
  ['ar', '1,234', 'a وb وc', 'a أو b أو c', 'a، b، c', 'A. B.', '3 نوفمبر 2026', 'الإسبانية'],
  ['zh-Hans', '1,234', 'a、b和c', 'a、b或c', 'a、b、c', 'A.B.', '2026年11月3日', '西班牙语'],
])(
  'writes numbers, lists, days and languages in %s',
  (name, number, and, or, list, sentences, day, language) => {
    locale = name;
    expect([numberOf(1234), joinWords(all), eitherOf(all), listOf(all)]).toEqual([number, and, or, list]);
    expect([sentencesOf(['A.', false, 'B.']), longDay('2026-11-03'), languageName('es')]).toEqual([
      sentences,
      day,
      language,
    ]);
  },
);

it.each([
  ['en', 'length', 'AI safety', 'programming in Python'],
  ['de', 'Length', 'AI safety', 'Programming in Python'],
])('writes a label inside of a sentence in %s', (name, ...labels) => {
  locale = name;
  expect(['Length', 'AI safety', 'Programming in Python'].map(insideSentence)).toEqual(labels);
});

it.each([
  ['en', 'Algebra and Statistics', 'Algebra or Statistics'],
  ['es', 'Algebra y Statistics', 'Algebra o Statistics'],
  ['uk', '«Algebra» і «Statistics»', '«Algebra» або «Statistics»'],
  ['fr', '« Algebra » et « Statistics »', '« Algebra » ou « Statistics »'],
])('tells names from the words of a sentence in %s', (name, and, or) => {
  locale = name;
  const names = ['Algebra', 'Statistics'];
  expect([joinNames(names), eitherName(names)]).toEqual([and, or]);
});

it.each([
  ['en', 'Law and order', 'Law and order, Algebra'],
  ['uk', 'Закон і лад', '«Закон і лад», «Algebra»'],
  ['zh-Hans', '法律与秩序', '法律与秩序、Algebra'],
])('lists names of which one has an “and” of its own in %s', (name, law, list) => {
  locale = name;
  expect(joinNames([law, 'Algebra'])).toBe(list);
});
