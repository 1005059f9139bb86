import type { CoverLook } from '@/lib/course';

export const WIDTH = 1200;
export const HEIGHT = 630;

const IMAGE = { width: WIDTH, height: HEIGHT };
const WHITE = '#ffffff';
/** In percent: beyond every corner from any point, at any angle. */
const FAR = 250;

/** The dark, the middle and the light colour of `cover-p0` and so on in styles/cover-art.css. */
const PALETTES = [
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
] as const;

/** The point in percent and the angle in degrees of `cover-t0` and so on. */
const TURNS = [
  [82, 18, 120],
  [18, 12, 215],
  [68, 34, 160],
  [92, 62, 95],
  [50, 0, 180],
  [30, 38, 240],
  [100, 0, 145],
  [60, 88, 60],
] as const;

type Cover = { a: string; b: string; c: string; at: Point; degrees: number };
type Point = readonly [x: number, y: number];
type Stop = readonly [paint: string, at: number, opacity?: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const whole = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
const circle = (radius: number, fill: string, opacity = 1) =>
  `<circle r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([paint, at, opacity = 1]) => `<stop offset="${at}%" stop-color="${paint}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Always downwards, because a diagonal gradient triples the file size. */
const fade = (...stops: readonly Stop[]) =>
  `<linearGradient id="fade" x2="0" y2="1">${stopTags(stops)}</linearGradient>${whole('url(#fade)')}`;

/** A gradient from a point outwards. */
const glow = (radius: number, ...stops: readonly Stop[]) =>
  `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}">${stopTags(stops)}</radialGradient>${circle(FAR, 'url(#glow)')}`;

/** Sets the unit as CSS does: 0 is at the point, and a circle of radius 100 reaches the farthest corner. */
function around([left, top]: Point, content: string, { width, height } = IMAGE): string {
  const [x, y] = [(left / 100) * width, (top / 100) * height];
  const corner = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  return `<g transform="translate(${x} ${y}) scale(${corner / 100})">${content}</g>`;
}

const ellipse = ([x, y]: Point, [rx, ry]: Point, fill: string, opacity = 1) =>
  `<ellipse cx="${x * 12}" cy="${y * 6.3}" rx="${rx * 12}" ry="${ry * 6.3}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Drawn around a point of every tile, cut at its edges. Where tiles are small, a `pattern` takes twenty times as long. */
function tiles([across, down]: Point, at: Point, content: string): string {
  const tile = { width: (across / 100) * WIDTH, height: (down / 100) * HEIGHT };
  const [columns, id] = [Math.ceil(100 / across), `tile${at[0]}`];
  const copy = (index: number) =>
    `<svg x="${(index % columns) * tile.width}" y="${Math.floor(index / columns) * tile.height}" width="${tile.width}" height="${tile.height}"><use href="#${id}"/></svg>`;
  const copies = times(columns * Math.ceil(100 / down), copy);
  return `<defs><g id="${id}">${around(at, content, tile)}</g></defs>${copies}`;
}

/** A part of a disc, in degrees clockwise from the top. */
function sector(from: number, to: number, fill: string, opacity = 1): string {
  const far = (degrees: number) =>
    `L${FAR * Math.sin(radians(degrees))} ${-FAR * Math.cos(radians(degrees))}`;
  return `<path d="M0 0${far(from)}${far((from + to) / 2)}${far(to)}Z" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** What `cover-s0` and so on show, from the ground up. Where the style sheet has a soft edge, the middle of it is the edge. */
type Shape = (cover: Cover) => string;

const rings: Shape = ({ a, b, at }) => {
  const ring = (index: number) => `<circle r="${7.8 * index + 6.9}"/>`;
  const all = `<g fill="none" stroke="${WHITE}" stroke-opacity="0.13" stroke-width="1.6">${times(13, ring)}</g>`;
  return fade([b, 0], [a, 75]) + around(at, all);
};

const sun: Shape = ({ a, b, c, at }) => {
  const discs = circle(42.2, WHITE, 0.1) + circle(26.2, WHITE, 0.16) + circle(13.2, c);
  return fade([b, 0], [a, 80]) + around(at, discs);
};

const ribbons: Shape = ({ a, b, c, degrees }) => {
  const angle = radians(degrees);
  /** What CSS calls 100 % of a linear gradient at this angle. */
  const length = Math.abs(Math.sin(angle)) * WIDTH + Math.abs(Math.cos(angle)) * HEIGHT;
  const ribbon = (y: number, height: number, fill: string, opacity = 1) =>
    `<rect x="${-FAR}" y="${y}" width="${2 * FAR}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;
  const all = ribbon(46.15, 4, c) + ribbon(55.15, 3, WHITE, 0.3) + ribbon(63.15, 9, WHITE, 0.14);
  const toTurn = `translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(${degrees - 180}) scale(${length / 100}) translate(0 -50)`;
  return `${fade([b, 0], [a, 100])}<g transform="${toTurn}">${all}</g>`;
};

const hills: Shape = ({ a, b, c, at: [x] }) => {
  const sky = whole(b) + fade([c, 0, 0], [c, 95, 0.55]);
  const behind = ellipse([88, 118], [73.63, 65.67], a) + ellipse([88, 118], [73.63, 65.67], b, 0.45);
  return sky + around([x, 30], circle(9.2, c)) + behind + ellipse([12, 112], [61.69, 57.71], a);
};

const rays: Shape = ({ a, b, at, degrees }) => {
  const ray = (index: number) => sector(degrees + 18 * index + 0.2, degrees + 18 * index + 7.2, WHITE, 0.14);
  return around(at, glow(85, [b, 0], [a, 100]) + times(20, ray));
};

const quarterCircles: Shape = ({ a, b, c }) => {
  const light = tiles([25, 44.44], [100, 100], circle(49.5, WHITE, 0.18));
  const bright = tiles([25, 44.44], [0, 0], circle(49.5, c));
  return whole(b) + light + bright + fade([a, 20, 0], [a, 90]);
};

const dots: Shape = ({ a, b, c }) =>
  whole(b) + tiles([7.142, 12.69], [50, 50], circle(29.5, c)) + fade([a, 5, 0], [a, 85]);

/** Without the second glow that pages have: the image would be too large. */
const softLight: Shape = ({ a, b, c, at }) =>
  fade([b, 0], [a, 100]) + around(at, glow(45, [c, 0], [c, 100, 0]));

const scales: Shape = ({ a, b, c }) => {
  const scale = circle(51.3, c) + circle(48.3, b) + circle(27.3, WHITE, 0.28) + circle(24.3, b);
  return whole(a) + tiles([16.66, 14.81], [50, 100], scale) + fade([a, 0, 0], [a, 92]);
};

const facets: Shape = ({ a, b, c, at, degrees }) => {
  const facet = (from: number, to: number, fill: string, opacity = 1) =>
    sector(degrees + from + 0.35, degrees + to + 0.35, fill, opacity);
  const dim = facet(108, 187.2, b, 0.4);
  const all = facet(43.2, 108, b) + dim + facet(187.2, 208.8, c) + facet(208.8, 280.8, b);
  return whole(a) + around(at, all);
};

const SHAPES = [rings, sun, ribbons, hills, rays, quarterCircles, dots, softLight, scales, facets];

/**
 * A generated cover in the size of a share image, as SVG without its root element, and its dark colour. Sharp edges are
 * shapes and not gradients, which take ten times as long to draw.
 * @throws Error when there is no such cover
 */
export function drawCover({ palette, shape, turn }: CoverLook): { drawing: string; dark: string } {
  const [colours, place, draw] = [PALETTES[palette], TURNS[turn], SHAPES[shape]];
  if (!colours || !place || !draw) throw new Error(`There is no cover ${palette}, ${shape}, ${turn}.`);
  const [a, b, c] = colours;
  const [x, y, degrees] = place;
  return { drawing: draw({ a, b, c, at: [x, y], degrees }), dark: a };
}
