import { compile, moduleOf } from '@/scripts/messages/compile';
import { fillMarks, readMarks } from '@/scripts/messages/fill';
import { markMessages } from '@/scripts/messages/mark';

const texts = {
  clear: 'Clear all',
  found: '{count, plural, =0 {Nothing} one {# course} other {# courses}} on {topic}',
  courses: '{count, plural, one {# course} other {# courses}}',
  inFacet: '{words} in {facet}',
  level: '{level, select, beginner {Beginner} advanced {Advanced} other {}}',
  source: '{source, select, import {Other lists} other {from {source}}}',
  ticks: `Say \`\${now}\` \\ "so"`,
  theirs: '{count, plural, one {its own} other {their own}}',
  last: 'No page {page}. <link>Go to {pages, number}</link>.',
};
const spanish: Record<string, string> = {
  found: '{count, plural, =0 {Nada} one {Un curso} other {# cursos}} sobre {topic}',
  courses: '{count, plural, one {# curso} many {# de cursos} other {# cursos}}',
  theirs: '{count, plural, one {el suyo} many {los suyos} other {los suyos}}',
  last: '<link>Ir a {pages, number}</link>: no hay página {page}.',
};
const mark = (code: string, file = 'a.ts') =>
  markMessages(file, `import * as m from '@/messages/search';\n${code}`, () => texts);
/** The script that a browser gets, with the texts of a language. */
function fill(code: string, language: 'en' | 'es' = 'en'): string {
  const [script = ''] = mark(code).trim().split('\nimport');
  const read = readMarks(script);
  if (!read) throw new Error('It has no message.');
  const textOf = (_: string, name: keyof typeof texts) => (language === 'es' && spanish[name]) || texts[name];
  return fillMarks(read, {
    textOf: textOf as (capability: string, name: string) => string,
    ...(language === 'es' && { plural: (count: string) => `plural(${count})` }),
  });
}
/** What a script does that has the message in it. */
const run = (call: string, values: Record<string, unknown> = {}, language: 'en' | 'es' = 'en') => {
  const rules = new Intl.PluralRules('es');
  const given = {
    ...values,
    $number: (count: number) => count.toLocaleString('en'),
    plural: (count: number) => rules.select(count),
  };
  return new Function(...Object.keys(given), `return ${fill(call, language)}`)(...Object.values(given));
};

it.each([
  ['m.clear()', {}, 'Clear all'],
  ['m.found({ count, topic })', { count: 0, topic: 'chess' }, 'Nothing on chess'],
  ['m.found({ count, topic })', { count: 1, topic: 'chess' }, '1 course on chess'],
  ['m.found({ count: all.length, topic })', { all: Array(1200), topic: 'art' }, '1,200 courses on art'],
  ['m.courses({ count: a + b })', { a: 1, b: 0 }, '1 course'],
  ['m.level({ level })', { level: 'advanced' }, 'Advanced'],
  ['m.source({ source: s.trim() })', { s: 'MIT ' }, 'from MIT'],
  ['m.source({ source })', { source: 'import' }, 'Other lists'],
  ['m.ticks({ now: 5 })', {}, 'Say `$5` \\ "so"'],
  [
    'm.inFacet({ words: m.clear(), facet: m.level({ level }) })',
    { level: 'beginner' },
    'Clear all in Beginner',
  ],
  ['[1, 2].map((count) => m.courses({ count })).join()', {}, '1 course,2 courses'],
  ['(wide ? m.inFacet : m.source)({ words, facet: 1 })', { wide: true, words: 'a' }, 'a in 1'],
  ['m.inFacet({ words: 1, ...all })', { all: { facet: 'b' } }, '1 in b'],
  ['m.inFacet(all)', { all: { words: 'a', facet: 'b' } }, 'a in b'],
])('writes %s where it is called', (call, values, expected) => {
  expect(run(call, values)).toBe(expected);
});

it('keeps a value apart from a name that the message gives to another', () => {
  expect(run('m.inFacet({ words: say(), facet: words })', { say: () => 'a', words: 'b' })).toBe('a in b');
});

it('has the plurals of the language', () => {
  const say = (count: number) => run('m.found({ count, topic })', { count, topic: 'arte' }, 'es');
  expect([0, 1, 2].map(say)).toEqual(['Nada sobre arte', 'Un curso sobre arte', '2 cursos sobre arte']);
  const count = (count: number) => run('m.courses({ count })', { count }, 'es');
  expect([1, 2, 1e6].map(count)).toEqual(['1 curso', '2 cursos', '1,000,000 de cursos']);
});

it('computes a value once, and where it is needed', () => {
  const say = jest.fn(() => 2);
  expect(run('m.found({ count: say(), topic })', { say, topic: 'art' })).toBe('2 courses on art');
  expect(say).toHaveBeenCalledTimes(1);
});

it('leaves no import and no message that is not called', () => {
  expect(mark('export const a = () => m.clear();')).not.toContain('import');
  expect(fill('const a = () => m.clear();')).toBe('const a = () => "Clear all";');
});

it('is a function where it is not called, so that the minifier leaves out a table that nothing reads', () => {
  expect(mark('const labels = { clear: m.clear };')).toContain('{ clear: ((v) => $m$search$clear(v)) }');
});

it('has a plural form once that several numbers take', () => {
  const call = 'm.theirs({ count })';
  expect([1, 2, 1e6].map((count) => run(call, { count }, 'es'))).toEqual([
    'el suyo',
    'los suyos',
    'los suyos',
  ]);
  expect(fill(call, 'es').split('los suyos')).toHaveLength(2);
});

it('writes a message with tags as children, in the order of the language', () => {
  const call = 'm.last({ page, pages, link: (text) => a({ href, children: text }) })';
  const values = { page: 9, pages: 3, href: '/', a: ({ children }: { children: string }) => `<${children}>` };
  expect(run(call, values)).toEqual(['No page 9. ', '<Go to 3>', '.']);
  expect(run(call, values, 'es')).toEqual(['<Ir a 3>', ': no hay página 9.']);
  expect(fill('m.last({ page, pages, link: (text) => a({ text }) })')).toContain('(text) => a({ text })');
});

it('refuses a message that there is not, and other ways to import', () => {
  expect(() => mark('m.none()')).toThrow('search has no message none');
  expect(() => markMessages('a.ts', "import { a } from '@/messages/search'", () => texts)).toThrow(
    'import * as m',
  );
});

it('types the values', () => {
  expect(Object.fromEntries(compile(texts.found).values)).toEqual({ count: 'number', topic: 'Text' });
  expect(compile(texts.level).values.get('level')).toBe("'beginner' | 'advanced'");
  expect(moduleOf('search', { clear: texts.clear })).toContain(
    "export const clear = (): string => other('search', 'clear') ?? \"Clear all\";",
  );
});

it.each(['{count, plural, few {#} other {#}}', '{when, date}', '{open', '{count, plural, one {#}}'])(
  'refuses %s',
  (text) => {
    expect(() => moduleOf('search', { text })).toThrow('search.text');
  },
);
