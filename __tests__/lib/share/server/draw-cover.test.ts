import sharp from 'sharp';
import { designOf, SHAPES } from '@/lib/course/cover/cover-design';
import { drawCover, HEIGHT, WIDTH } from '@/lib/share/server/draw-cover';

const PALETTE = 0;
const INKS = { dark: [0x2e, 0x10, 0x65], middle: [0x7c, 0x3a, 0xed], light: [0xf0, 0xab, 0xfc] };

const draw = (shape: string, turn: number) =>
  drawCover(designOf({ palette: PALETTE, turn, shape: SHAPES.findIndex(({ name }) => name === shape) }));

/** The colour at a point, in percent of width and height. */
async function colourAt(cover: string, x: number, y: number): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${cover}</svg>`;
  const [left, top] = [Math.round((x / 100) * WIDTH), Math.round((y / 100) * HEIGHT)];
  const pixel = sharp(Buffer.from(svg)).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

it('draws a different image for every shape', () => {
  const pictures = SHAPES.map(({ name }) => draw(name, 0));

  expect(new Set(pictures).size).toBe(SHAPES.length);
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
