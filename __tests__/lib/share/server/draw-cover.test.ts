import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawCover, HEIGHT, WIDTH } from '@/lib/share/server/draw-cover';

const css = readFileSync('styles/cover-art.css', 'utf8');
/** The shapes in the order of their classes, as the style sheet calls them. */
const NAMES = [...css.matchAll(/^\/\* (.*) \*\/\n\.cover-s\d/gm)].map(([, name]) => name);
const PALETTES = [...css.matchAll(/--a: (#\w+); --b: (#\w+); --c: (#\w+);/g)].map(([, ...inks]) => inks);
const TURNS = [...css.matchAll(/--x: (\d+)%; --y: (\d+)%; --r: (\d+)deg;/g)].map(([, ...turn]) =>
  turn.map(Number),
);
const INKS = { dark: [0x2e, 0x10, 0x65], middle: [0x7c, 0x3a, 0xed], light: [0xf0, 0xab, 0xfc] };

const draw = (name: string, turn: number) =>
  drawCover({ palette: 0, turn, shape: NAMES.indexOf(name) }).drawing;

/** The colour at a point, in percent of width and height. */
async function colourAt(cover: string, x: number, y: number): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${cover}</svg>`;
  const [left, top] = [Math.round((x / 100) * WIDTH), Math.round((y / 100) * HEIGHT)];
  const pixel = sharp(Buffer.from(svg)).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

it('has the palettes and turns of the style sheet', () => {
  expect([PALETTES.length, TURNS.length, NAMES.length]).toEqual([15, 8, 10]);
  PALETTES.forEach(([a, b, c], palette) => {
    const { drawing, dark } = drawCover({ palette, shape: NAMES.indexOf('Sun'), turn: 0 });
    expect(dark).toBe(a);
    expect(new Set(drawing.match(/#(?!fade)\w+/g))).toEqual(new Set([a, b, c, '#ffffff']));
  });
  TURNS.forEach(([x = 0, y = 0, degrees = 0], turn) => {
    expect(draw('Sun', turn)).toContain(`translate(${(x / 100) * WIDTH} ${(y / 100) * HEIGHT})`);
    expect(draw('Ribbons', turn)).toContain(`rotate(${degrees - 180})`);
  });
});

it('draws a different image for every shape, and no other one', () => {
  expect(new Set(NAMES.map((name = '') => draw(name, 0))).size).toBe(NAMES.length);
  expect(() => drawCover({ palette: 0, shape: NAMES.length, turn: 0 })).toThrow('There is no cover');
});

// The points are read off the covers of a page, where the same design is CSS.
it.each([
  ['Sun', 'light', 'at the point of its turn', 2, [68, 34]],
  ['Sun', 'light', 'at the point of another turn', 5, [30, 38]],
  ['Ribbons', 'light', 'in its first ribbon', 4, [50, 48]],
  ['Hills', 'dark', 'in the hill before the others', 0, [10, 90]],
  ['Hills', 'light', 'in its sun', 2, [68, 30]],
  ['Quarter circles', 'light', 'in the first tile', 0, [5, 5]],
  ['Quarter circles', 'light', 'in the last tile of the row', 0, [80, 5]],
  ['Quarter circles', 'middle', 'where no quarter is', 0, [23, 3]],
  ['Facets', 'middle', 'in the sector that begins at 43 degrees', 4, [10, 50]],
  ['Facets', 'dark', 'in the first sector', 4, [48, 60]],
] as const)('%s: is %s %s', async (shape, ink, _where, turn, [x, y]) => {
  expect(await colourAt(draw(shape, turn), x, y)).toEqual(INKS[ink]);
});

it('draws a fade downwards, whatever its angle on a page', async () => {
  const cover = draw('Ribbons', 3);

  expect(await colourAt(cover, 5, 10)).toEqual(await colourAt(cover, 25, 10));
  expect(await colourAt(cover, 5, 10)).not.toEqual(await colourAt(cover, 5, 90));
});
