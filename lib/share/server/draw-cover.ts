import type {
  Colour,
  CoverDesign,
  Discs,
  Glow,
  Layer,
  Point,
  Rings,
  Sectors,
  Stop,
  Stripes,
} from '@/lib/course';
import { paintOf } from './paint-of';

export const WIDTH = 1200;
export const HEIGHT = 630;

const IMAGE = { width: WIDTH, height: HEIGHT };
const AT_TURN: Point = ['turn', 'turn'];
/** In percent: beyond every corner from any point, at any angle. */
const FAR = 250;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function colourAs(name: 'fill' | 'stroke', colour: Colour, { palette }: CoverDesign): string {
  const { paint, opacity } = paintOf(colour, palette);
  return `${name}="${paint}" ${name}-opacity="${opacity}"`;
}

function gradientStops([from, start]: Stop, [to, end]: Stop, { palette }: CoverDesign): string {
  const stop = (offset: number, colour: Colour, other: Colour) => {
    const { paint, opacity } = paintOf(colour, palette, other);
    return `<stop offset="${offset}%" stop-color="${paint}" stop-opacity="${opacity}"/>`;
  };
  return stop(start, from, to) + stop(end, to, from);
}

/** Sets the unit as CSS does: 0 is at the point, and a circle of radius 100 reaches the farthest corner. */
function around(
  at: Point,
  { turn }: CoverDesign,
  content: string,
  box = IMAGE,
  radii?: Discs['radii'],
): string {
  const percent = (value: Point[number], own: number) =>
    value === 'turn' ? own : value === 'opposite' ? 100 - own : value;
  const x = (percent(at[0], turn.x) / 100) * box.width;
  const y = (percent(at[1], turn.y) / 100) * box.height;
  const corner = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  const [width, height] = radii
    ? [(radii[0] / 100) * box.width, (radii[1] / 100) * box.height]
    : [corner, corner];
  return `<g transform="translate(${x} ${y}) scale(${width / 100} ${height / 100})">${content}</g>`;
}

/** Always downwards, because a diagonal gradient triples the file size. */
function drawFade(from: Stop, to: Stop, design: CoverDesign, id: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${gradientStops(from, to, design)}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;
}

function drawGlow({ at, from, to, radius, onlyOnPages }: Glow, design: CoverDesign, id: string): string {
  if (onlyOnPages) return '';
  const stops = gradientStops([from, 0], [to, 100], design);
  const gradient = `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${radius}">${stops}</radialGradient>`;
  return around(at, design, `${gradient}<circle r="${FAR}" fill="url(#${id})"/>`);
}

/** A copy in every tile, cut at its edges. Where tiles are small, a `pattern` takes twenty times as long. */
function drawTiles(content: string, { width, height }: typeof IMAGE, id: string): string {
  const columns = Math.ceil(WIDTH / width);
  const tile = (index: number) =>
    `<svg x="${(index % columns) * width}" y="${Math.floor(index / columns) * height}" width="${width}" height="${height}"><use href="#${id}"/></svg>`;
  return `<defs><g id="${id}">${content}</g></defs>${times(columns * Math.ceil(HEIGHT / height), tile)}`;
}

function drawDiscs({ at, bands, edge, radii, tile }: Discs, design: CoverDesign, id: string): string {
  const discs = bands
    .map(([colour, to]) => `<circle r="${to + edge / 2}" ${colourAs('fill', colour, design)}/>`)
    .toReversed()
    .join('');
  if (!tile) return around(at, design, discs, IMAGE, radii);
  const box = { width: (tile[0] / 100) * WIDTH, height: (tile[1] / 100) * HEIGHT };
  return drawTiles(around(at, design, discs, box, radii), box, id);
}

function drawRings({ colour, every, width, edge }: Rings, design: CoverDesign): string {
  const ring = (index: number) => `<circle r="${every * (index + 1) - (edge + width) / 2}"/>`;
  const rings = `<g fill="none" ${colourAs('stroke', colour, design)} stroke-width="${width}">${times(Math.ceil(100 / every), ring)}</g>`;
  return around(AT_TURN, design, rings);
}

function drawStripes({ bands, edge }: Stripes, design: CoverDesign): string {
  const { degrees } = design.turn;
  /** What CSS calls 100 % of a linear gradient at this angle. */
  const length = Math.abs(Math.sin(radians(degrees))) * WIDTH + Math.abs(Math.cos(radians(degrees))) * HEIGHT;
  const stripes = bands.map(
    ([colour, from, to]) =>
      `<rect x="${-FAR}" y="${from + edge / 2}" width="${2 * FAR}" height="${to - from}" ${colourAs('fill', colour, design)}/>`,
  );
  return `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(${degrees - 180}) scale(${length / 100}) translate(0 -50)">${stripes.join('')}</g>`;
}

function drawSectors({ bands, edge }: Sectors, design: CoverDesign): string {
  const far = (degrees: number) =>
    `L${FAR * Math.sin(radians(degrees))} ${-FAR * Math.cos(radians(degrees))}`;
  const period = bands.at(-1)?.[1] ?? 360;
  const sectors = bands.map(([colour, end], index) => {
    if (colour === 'clear') return '';
    const [from, to] = [(bands[index - 1]?.[1] ?? 0) + edge / 2, end + edge / 2];
    const path = `d="M0 0${far(from)}${far((from + to) / 2)}${far(to)}Z" ${colourAs('fill', colour, design)}`;
    return times(
      360 / period,
      (copy) => `<path transform="rotate(${design.turn.degrees + copy * period})" ${path}/>`,
    );
  });
  return around(AT_TURN, design, sectors.join(''));
}

function drawLayer(layer: Layer, design: CoverDesign, id: string): string {
  switch (layer.kind) {
    case 'fade':
      return drawFade(layer.from, layer.to, design, id);
    case 'glow':
      return drawGlow(layer, design, id);
    case 'discs':
      return drawDiscs(layer, design, id);
    case 'rings':
      return drawRings(layer, design);
    case 'stripes':
      return drawStripes(layer, design);
    case 'sectors':
      return drawSectors(layer, design);
  }
}

/**
 * A generated cover in the size of a share image: SVG without its root element. Sharp edges are shapes and not
 * gradients, which take ten times as long to draw.
 */
export function drawCover(design: CoverDesign): string {
  const { ground, layers } = design.shape;
  const drawn = layers.map((layer, index) => drawLayer(layer, design, `cover${index}`));
  return `<rect width="${WIDTH}" height="${HEIGHT}" ${colourAs('fill', ground, design)}/>${drawn.toReversed().join('')}`;
}
