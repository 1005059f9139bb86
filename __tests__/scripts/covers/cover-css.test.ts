import { readFileSync } from 'node:fs';
import { PALETTES, SHAPES, TURNS } from '@/lib/course/cover/cover-design';
import { coverCss } from '@/scripts/covers/cover-css';

const classes = (css: string) => [...css.matchAll(/^\.(cover-\w+) \{/gm)].map(([, name]) => name);
const ruleOf = (name: string) =>
  coverCss().split(`.${name} {`)[1]?.split('}')[0]?.replaceAll(/\s+/g, ' ').trim();

it('is what styles/cover-art.css says', () => {
  expect(readFileSync('styles/cover-art.css', 'utf8')).toBe(coverCss());
});

it('has one class for every palette, turn and shape', () => {
  expect(classes(coverCss())).toEqual([
    ...PALETTES.map((_, index) => `cover-p${index}`),
    ...TURNS.map((_, index) => `cover-t${index}`),
    ...SHAPES.map((_, index) => `cover-s${index}`),
  ]);
});

it.each([
  ['a palette', 'cover-p0', '--a: #2e1065; --b: #7c3aed; --c: #f0abfc;'],
  ['a turn', 'cover-t4', '--x: 50%; --y: 0%; --r: 180deg;'],
  [
    'rings on a fade',
    'cover-s0',
    'background-image: repeating-radial-gradient(circle at var(--x) var(--y), transparent 0 6%, rgb(255 255 255 / 0.13) 6.2% 7.6%, transparent 7.8%), linear-gradient(var(--r), var(--b), var(--a) 75%);',
  ],
  [
    'sectors that repeat on a glow',
    'cover-s4',
    'background-image: repeating-conic-gradient(from var(--r) at var(--x) var(--y), rgb(255 255 255 / 0.14) 0 7deg, transparent 7.4deg 18deg), radial-gradient(circle at var(--x) var(--y), var(--b), var(--a) 85%);',
  ],
  [
    'tiles of discs on a ground of another colour',
    'cover-s6',
    'background-image: linear-gradient(var(--r), transparent 5%, var(--a) 85%), radial-gradient(circle at 50% 50%, var(--c) 0 28%, transparent 31%); background-size: auto, 7.142% 12.69%; background-color: var(--b);',
  ],
])('prints %s', (_what, name, css) => {
  expect(ruleOf(name)).toBe(css);
});
