import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/* Pages in Arabic run from right to left: sides are called by where a line begins and ends, not left and right. */

const filesUnder = (path: string): string[] =>
  statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ text, where: `${file}:${at + 1} ${text.trim()}` }));

const components = filesUnder('components').filter((file) => file.endsWith('.tsx'));
const styles = filesUnder('styles');

const CLASS =
  /^(?:[^:]+:)*!?-?(?:(?:[mp][lr]|left|right|scroll-[mp][lr])-|(?:text|float|clear)-(?:left|right)\b|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-|$))/;
const INLINE = /\b(?:left|right|(?:margin|padding|border)(?:Left|Right)): /;

/** Whether a class or an inline style names a side. */
const namesSideInCode = (text: string): boolean =>
  text.split(/[\s"'`{}]+/).some((word) => CLASS.test(word)) || (text.includes('style=') && INLINE.test(text));

const PROPERTY = /(?:^|[\s;{-])(?:left|right)(?:-(?:width|style|color|radius))?\s*:/;
const VALUE = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;
const FOUR =
  /(?:^|\s)(margin|padding|inset|border-radius):\s*([^\s;(]+)\s+([^\s;(]+)\s+([^\s;(]+)\s+([^\s;(!]+)\s*[;!]/;

/** Whether a line of a style sheet names a side, or gives the two sides of a box different sizes. */
function namesSide(text: string): boolean {
  if (PROPERTY.test(text) || VALUE.test(text)) return true;
  const [, property, first, second, third, fourth] = FOUR.exec(text) ?? [];
  if (!property) return false;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

it('has no class or inline style that is called left or right: use start and end', () => {
  const found = components.flatMap((file) => linesOf(file).filter(({ text }) => namesSideInCode(text)));
  expect(found.map(({ where }) => where)).toEqual([]);
});

it('has no style that is called left or right: use inline-start and inline-end', () => {
  const found = styles.flatMap((file) => linesOf(file).filter(({ text }) => namesSide(text)));
  expect(found.map(({ where }) => where)).toEqual([]);
});

it('turns what grows from one side', () => {
  for (const file of styles) {
    const css = readFileSync(file, 'utf8');
    const sides = new Set(
      [...css.matchAll(/transform-origin:[^;]*\b(left|right)\b/g)].map(([, side]) => side),
    );
    expect([file, sides.size % 2, sides.size === 0 || css.includes('[dir="rtl"]')]).toEqual([file, 0, true]);
  }
});

it('mirrors each icon that points back, ahead or out', () => {
  const icons = components.flatMap((file) =>
    linesOf(file).filter(({ text }) => /name="(?:(?:arrow|chevron)-(?:left|right)|log-out)"/.test(text)),
  );
  expect(icons.length).toBeGreaterThan(4);
  expect(icons.filter(({ text }) => !text.includes('rtl:')).map(({ where }) => where)).toEqual([]);
});

it.each([
  '<p className="mt-2 pl-4">',
  '<p className="sm:-mr-2">',
  "const row = 'print:float-left';",
  '<i className="border-l border-line" />',
  '<i className="rounded-tl-lg" />',
  '<p className="lg:text-right">',
  '<i style={{ left: 4 }} />',
])('finds a side in %s', (text) => {
  expect(namesSideInCode(text)).toBe(true);
});

it.each([
  '<p className="ps-4 me-2 text-start border-s rounded-full">',
  '<i className="arrow-left place-items-center" />',
  'for (const left of all) count -= left;',
])('finds none in %s', (text) => {
  expect(namesSideInCode(text)).toBe(false);
});

it.each([
  '  left: 1rem;',
  '  padding-left: 1rem;',
  '  border-right: 0;',
  '  text-align: right;',
  '  margin: 0 1rem 0 2rem;',
  '  inset: auto auto 0 0;',
  '  border-radius: 1rem 0 0 1rem;',
])('finds a side in the style %s', (text) => {
  expect(namesSide(text)).toBe(true);
});

it.each([
  '  inset: auto 0 0 0;',
  '  inset: auto 0 0;',
  '  border-radius: 1rem 1rem 0 0;',
  '  padding: 0 1rem;',
  '  margin-inline-start: auto;',
])('finds none in the style %s', (text) => {
  expect(namesSide(text)).toBe(false);
});
