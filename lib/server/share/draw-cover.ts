import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/share/draw-cover');

export const WIDTH = 1200;
export const HEIGHT = 630;

type Palette = readonly [a: string, b: string, c: string];

/** The palettes of styles/cover.css; a test compares them. */
export const PALETTES: readonly Palette[] = [
  ['#2e1065', '#7c3aed', '#f0abfc'],
  ['#172554', '#2563eb', '#67e8f9'],
  ['#1e1b4b', '#4f46e5', '#a5b4fc'],
  ['#042f2e', '#0d9488', '#bef264'],
  ['#0c2a43', '#0369a1', '#7dd3fc'],
  ['#4a044e', '#c026d3', '#fdba74'],
  ['#052e2b', '#047857', '#6ee7b7'],
  ['#431407', '#c2410c', '#fcd34d'],
  ['#4c0519', '#e11d48', '#fda4af'],
  ['#3b0764', '#a21caf', '#f9a8d4'],
  ['#1a2e05', '#4d7c0f', '#d9f99d'],
  ['#451a03', '#a16207', '#fde68a'],
  ['#3f1d2e', '#9f1239', '#fbbf24'],
  ['#14342b', '#15803d', '#fef08a'],
  ['#1f2937', '#4f46e5', '#fb923c'],
];

/** Position of the shape in percent and its rotation in degrees, as in styles/cover.css. */
export const TURNS: readonly (readonly [x: number, y: number, degrees: number])[] = [
  [82, 18, 120],
  [18, 12, 215],
  [68, 34, 160],
  [92, 62, 95],
  [50, 0, 180],
  [30, 38, 240],
  [100, 0, 145],
  [60, 88, 60],
];

type Brush = { x: number; y: number; turn: number; palette: Palette };

const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`;
const white = (opacity: number) => `fill="#fff" fill-opacity="${opacity}"`;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A sector of the plane from a point, between two angles in degrees. */
function wedge({ x, y }: Brush, from: number, to: number, rest: string): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${(x + 2000 * Math.cos(radians)).toFixed(1)} ${(y + 2000 * Math.sin(radians)).toFixed(1)}`;
  };
  return `<path d="M${x} ${y}L${at(from)}L${at((from + to) / 2)}L${at(to)}Z" ${rest}/>`;
}

const SHAPES: readonly ((brush: Brush) => string)[] = [
  function rings({ x, y }) {
    return times(14, (i) =>
      circle(x, y, 95 + i * 105, 'fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="22"'),
    ).join('');
  },
  function sun({ x, y, palette }) {
    return (
      circle(x, y, 500, white(0.1)) +
      circle(x, y, 320, white(0.16)) +
      circle(x, y, 160, `fill="${palette[2]}"`)
    );
  },
  function ribbons({ turn, palette }) {
    const bar = (y: number, height: number, rest: string) =>
      `<rect x="-800" y="${y}" width="2800" height="${height}" ${rest}/>`;
    const bars = bar(270, 60, `fill="${palette[2]}"`) + bar(390, 45, white(0.3)) + bar(490, 130, white(0.14));
    return `<g transform="rotate(${turn - 180} 600 315)">${bars}</g>`;
  },
  function hills({ x, palette }) {
    return (
      circle(x, 190, 90, `fill="${palette[2]}"`) +
      `<ellipse cx="1050" cy="740" rx="720" ry="390" fill="${palette[1]}"/>` +
      `<ellipse cx="1050" cy="740" rx="720" ry="390" fill="${palette[0]}" fill-opacity=".55"/>` +
      `<ellipse cx="150" cy="700" rx="640" ry="360" fill="${palette[0]}"/>`
    );
  },
  function rays(brush) {
    return times(20, (i) => wedge(brush, brush.turn + i * 18, brush.turn + i * 18 + 7, white(0.14))).join('');
  },
  function quarters({ palette }) {
    return times(18, (i) => {
      const x = (i % 6) * 200;
      const y = Math.floor(i / 6) * 210;
      const quarter = (d: string, rest: string) => `<path d="${d}" ${rest}/>`;
      return (
        quarter(`M${x} ${y}h105a105 105 0 0 1-105 105z`, `fill="${palette[2]}"`) +
        quarter(`M${x + 200} ${y + 210}h-105a105 105 0 0 1 105-105z`, white(0.2))
      );
    }).join('');
  },
  function dots({ palette }) {
    return times(120, (i) =>
      circle(50 + (i % 15) * 80, 40 + Math.floor(i / 15) * 80, 23, `fill="${palette[2]}"`),
    ).join('');
  },
  function softLight({ x, y, palette }) {
    return (
      circle(x, y, 560, `fill="url(#glow)"`) +
      circle(WIDTH - x, HEIGHT - y, 420, `fill="${palette[1]}" fill-opacity=".3"`)
    );
  },
  function scales({ palette }) {
    return times(42, (i) => {
      const x = 100 + (i % 7) * 200 - (Math.floor(i / 7) % 2) * 100;
      const y = 110 + Math.floor(i / 7) * 110;
      const arc = (r: number, rest: string) => circle(x, y, r, `fill="${palette[1]}" ${rest}`);
      return (
        arc(98, `stroke="${palette[2]}" stroke-width="5"`) +
        arc(50, 'stroke="#fff" stroke-opacity=".28" stroke-width="5"')
      );
    }).join('');
  },
  function facets(brush) {
    const [a, b, c] = brush.palette;
    const cuts: [number, number, string][] = [
      [0, 43, a],
      [43, 108, b],
      [108, 187, a],
      [187, 209, c],
      [209, 281, b],
      [281, 360, a],
    ];
    return cuts
      .map(([from, to, fill], i) =>
        wedge(
          brush,
          brush.turn + from,
          brush.turn + to,
          `fill="${fill}" fill-opacity="${i === 2 ? 0.6 : 1}"`,
        ),
      )
      .join('');
  },
];

/** The generated cover of lib/courses/cover-art in the size of a share image: SVG without its root element. */
export function drawCover({
  palette,
  shape,
  turn,
}: {
  palette: number;
  shape: number;
  turn: number;
}): string {
  const colours = PALETTES[palette] ?? ['#2e1065', '#7c3aed', '#f0abfc'];
  const [x, y, degrees] = TURNS[turn] ?? [78, 22, 135];
  const brush: Brush = { x: (x / 100) * WIDTH, y: (y / 100) * HEIGHT, turn: degrees, palette: colours };
  const draw = SHAPES[shape] ?? (() => '');
  const [a, b, c] = colours;
  return `<defs>
<linearGradient id="ground" x2="0" y2=".85"><stop stop-color="${b}"/><stop offset="1" stop-color="${a}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${c}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient>
</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${draw(brush)}`;
}
