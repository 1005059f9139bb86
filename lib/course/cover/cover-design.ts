import type { CoverLook } from './cover-art';
import type { Colour, Discs, Fade, Palette, Point, Shape, Stop, Turn } from './cover-layers';

const palette = (a: string, b: string, c: string): Palette => ({ a, b, c });
const turn = (x: number, y: number, degrees: number): Turn => ({ x, y, degrees });
const shape = (name: string, ground: Shape['ground'], ...layers: Shape['layers']): Shape => ({
  name,
  ground,
  layers,
});
const fade = (angle: Fade['angle'], from: Stop, to: Stop): Fade => ({ kind: 'fade', angle, from, to });
const disc = (at: Point, colour: Colour, radius: number, more: Partial<Discs> = {}): Discs => ({
  kind: 'discs',
  at,
  bands: [[colour, radius]],
  edge: 0.4,
  ...more,
});

const AT_TURN: Point = ['turn', 'turn'];
/** A quarter of the width, and a square on a page. */
const QUARTER_TILE = { edge: 1, tile: [25, 44.44] } as const;

export const PALETTES: readonly Palette[] = [
  palette('#2e1065', '#7c3aed', '#f0abfc'),
  palette('#172554', '#2563eb', '#67e8f9'),
  palette('#1e1b4b', '#4f46e5', '#a5b4fc'),
  palette('#042f2e', '#0d9488', '#bef264'),
  palette('#0c2a43', '#0369a1', '#7dd3fc'),
  palette('#4a044e', '#c026d3', '#fdba74'),
  palette('#052e2b', '#047857', '#6ee7b7'),
  palette('#431407', '#c2410c', '#fcd34d'),
  palette('#4c0519', '#e11d48', '#fda4af'),
  palette('#3b0764', '#a21caf', '#f9a8d4'),
  palette('#1a2e05', '#4d7c0f', '#d9f99d'),
  palette('#451a03', '#a16207', '#fde68a'),
  palette('#3f1d2e', '#9f1239', '#fbbf24'),
  palette('#14342b', '#15803d', '#fef08a'),
  palette('#1f2937', '#4f46e5', '#fb923c'),
];

export const TURNS: readonly Turn[] = [
  turn(82, 18, 120),
  turn(18, 12, 215),
  turn(68, 34, 160),
  turn(92, 62, 95),
  turn(50, 0, 180),
  turn(30, 38, 240),
  turn(100, 0, 145),
  turn(60, 88, 60),
];

export const SHAPES: readonly Shape[] = [
  shape(
    'Rings',
    'a',
    { kind: 'rings', colour: { white: 0.13 }, every: 7.8, width: 1.6, edge: 0.2 },
    fade('turn', ['b', 0], ['a', 75]),
  ),
  shape(
    'Sun',
    'a',
    disc(AT_TURN, 'c', 13),
    disc(AT_TURN, { white: 0.16 }, 26),
    disc(AT_TURN, { white: 0.1 }, 42),
    fade('turn', ['b', 0], ['a', 80]),
  ),
  shape(
    'Ribbons',
    'a',
    {
      kind: 'stripes',
      bands: [
        ['c', 46, 50],
        [{ white: 0.3 }, 55, 58],
        [{ white: 0.14 }, 63, 72],
      ],
      edge: 0.3,
    },
    fade('across', ['b', 0], ['a', 100]),
  ),
  shape(
    'Hills',
    'a',
    disc([12, 112], 'a', 99, { edge: 1, radii: [62, 58] }),
    disc([88, 118], { mix: ['a', 'b', 45] }, 99, { edge: 1, radii: [74, 66] }),
    disc(['turn', 30], 'c', 9),
    fade('down', ['b', 0], [{ mix: ['b', 'c', 55] }, 95]),
  ),
  shape(
    'Rays',
    'a',
    {
      kind: 'sectors',
      bands: [
        [{ white: 0.14 }, 7],
        ['clear', 18],
      ],
      edge: 0.4,
    },
    { kind: 'glow', at: AT_TURN, from: 'b', to: 'a', radius: 85 },
  ),
  shape(
    'Quarter circles',
    'b',
    fade('turn', ['clear', 20], ['a', 90]),
    disc([0, 0], 'c', 49, QUARTER_TILE),
    disc([100, 100], { mix: ['b', 'white', 18] }, 49, QUARTER_TILE),
  ),
  shape(
    'Dots that fade',
    'b',
    fade('turn', ['clear', 5], ['a', 85]),
    disc([50, 50], 'c', 28, { edge: 3, tile: [7.142, 12.69] }),
  ),
  shape(
    'Soft light',
    'a',
    { kind: 'glow', at: AT_TURN, from: 'c', to: 'clear', radius: 45 },
    { kind: 'glow', at: ['opposite', 'opposite'], from: 'b', to: 'clear', radius: 65, onlyOnPages: true },
    fade('turn', ['b', 0], ['a', 100]),
  ),
  shape('Scales', 'a', fade('turn', ['clear', 0], ['a', 92]), {
    kind: 'discs',
    at: [50, 100],
    bands: [
      ['b', 24],
      [{ white: 0.28 }, 27],
      ['b', 48],
      ['c', 51],
    ],
    edge: 0.6,
    tile: [16.66, 14.81],
  }),
  shape('Facets', 'a', {
    kind: 'sectors',
    bands: [
      ['a', 43.2],
      ['b', 108],
      [{ mix: ['a', 'b', 40] }, 187.2],
      ['c', 208.8],
      ['b', 280.8],
      ['a', 360],
    ],
    edge: 0.7,
  }),
];

export type CoverDesign = { palette: Palette; shape: Shape; turn: Turn };

/** @throws Error when there is no such cover */
export function designOf(look: CoverLook): CoverDesign {
  const [palette, shape, turn] = [PALETTES[look.palette], SHAPES[look.shape], TURNS[look.turn]];
  if (!palette || !shape || !turn) throw new Error(`There is no cover ${JSON.stringify(look)}.`);
  return { palette, shape, turn };
}
