import { localeOfPath, preferredLocale, toLocale } from '@/lib/locale/choose-locale';

it.each([
  [['es-MX', 'en'], 'es'],
  [['nl', 'fr-CA', 'en'], 'fr'],
  [['pt-PT'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['in'], 'id'],
  [['en-IN', 'hi'], 'en'],
  // Other characters are another language to who reads.
  [['zh-TW', 'de'], 'de'],
  [['hi-Latn'], undefined],
  [['not a tag', 'nl'], undefined],
  // Nobody speaks it.
  [['qps'], undefined],
  [[], undefined],
])('chooses from %j what the site has: %s', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale);
});

it('knows its own languages only', () => {
  expect(['en', 'pt-BR', 'pt', 'qps', '__proto__', undefined, 7].map(toLocale)).toEqual([
    'en',
    'pt-BR',
    ...Array(5).fill(undefined),
  ]);
});

it.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es/search/python', 'es'],
  ['/pt-br/topics', 'pt-BR'],
  ['/essays', 'en'],
])('reads the language of %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
