import { compile, moduleOf } from '@/scripts/messages/compile';
import { inlineMessages } from '@/scripts/messages/inline';

const texts = {
  clear: 'Clear all',
  found: '{count, plural, =0 {Nothing} one {# course} other {# courses}} on {topic}',
  courses: '{count, plural, one {# course} other {# courses}}',
  inFacet: '{words} in {facet}',
  level: '{level, select, beginner {Beginner} advanced {Advanced} other {}}',
  source: '{source, select, import {Other lists} other {from {source}}}',
  ticks: `Say \`\${now}\` \\ "so"`,
  last: 'No page {page}. <link>Go to {pages, number}</link>.',
};
const inline = (code: string) =>
  inlineMessages('a.tsx', `import * as m from '@/messages/search';\n${code}`, () => texts);
/** What a script does that has the message in it. */
const run = (call: string, values: Record<string, unknown> = {}) => {
  const [code = ''] = inline(call).trim().split('\nimport');
  const given = { ...values, $number: (count: number) => count.toLocaleString('en') };
  return new Function(...Object.keys(given), `return ${code}`)(...Object.values(given));
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

it('leaves no import and no message that is not called', () => {
  const code = inline('export const a = () => m.clear();');
  expect(code).toContain('Clear all');
  expect(code).not.toMatch(/import|course/);
});

it('writes a message with tags among the children of its element', () => {
  const code = inline('export const a = <p>{m.last({ page, pages, link: (text) => <a>{text}</a> })}</p>;');
  expect(code).toMatch(
    /<p>\{`No page \$\{page\}\. `\}\{\(\(text\) => <a>\{text\}<\/a>\)\(.+\)\}\{"\."\}<\/p>/,
  );
  expect(inline('export const a = () => m.last({ page, pages, link });')).toMatch(/\(<>\{`.+<\/>\)/);
});

it('refuses a message that there is not, and other ways to import', () => {
  expect(() => inline('m.none()')).toThrow('search has no message none');
  expect(() => inlineMessages('a.ts', "import { a } from '@/messages/search'", () => texts)).toThrow(
    'import * as m',
  );
});

it('types the values', () => {
  expect(Object.fromEntries(compile(texts.found).values)).toEqual({ count: 'number', topic: 'Text' });
  expect(compile(texts.level).values.get('level')).toBe("'beginner' | 'advanced'");
  expect(moduleOf('search', { clear: texts.clear })).toContain(
    'export const clear = (): string => "Clear all";',
  );
});

it.each(['{count, plural, few {#} other {#}}', '{when, date}', '{open', '{count, plural, one {#}}'])(
  'refuses %s',
  (text) => {
    expect(() => moduleOf('search', { text })).toThrow('search.text');
  },
);
