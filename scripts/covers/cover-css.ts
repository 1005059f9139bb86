import { PALETTES, SHAPES, TURNS } from '@/lib/course/cover/cover-design';
import type { Band, Colour, Discs, Layer, Point, Shape, Stop } from '@/lib/course/cover/cover-layers';

const HEAD =
  '/* Printed from lib/course/cover/cover-design.ts by "tsx scripts/print-covers.ts"; change that, not this file. */';
const ANGLES = { turn: 'var(--r)', across: 'calc(var(--r) - 90deg)', down: '180deg' };
const AT_TURN: Point = ['turn', 'turn'];

const round = (value: number) => Number(value.toFixed(3));
const percent = (value: number) => `${round(value)}%`;
const rule = (name: string, declarations: string[]) =>
  `.cover-${name} {\n  ${declarations.join(';\n  ')};\n}`;

function colourOf(colour: Colour): string {
  if (colour === 'clear') return 'transparent';
  if (typeof colour === 'string') return `var(--${colour})`;
  if ('white' in colour) return `rgb(255 255 255 / ${colour.white})`;
  const [first, second, share] = colour.mix;
  const other = second === 'white' ? 'white' : colourOf(second);
  return `color-mix(in srgb, ${colourOf(first)}, ${other} ${percent(share)})`;
}

function place([x, y]: Point): string {
  const coordinate = (value: Point[number], own: string) => {
    if (value === 'turn') return own;
    return value === 'opposite' ? `calc(100% - ${own})` : percent(value);
  };
  return `${coordinate(x, 'var(--x)')} ${coordinate(y, 'var(--y)')}`;
}

/** The ends of a gradient need no position. */
function stop([colour, at]: Stop): string {
  return at === 0 || at === 100 ? colourOf(colour) : `${colourOf(colour)} ${percent(at)}`;
}

function bandStops(bands: readonly Band[], edge: number, unit: '%' | 'deg'): string[] {
  return bands.map(([colour, to], index) => {
    const before = bands[index - 1];
    return `${colourOf(colour)} ${before ? `${round(before[1] + edge)}${unit}` : 0} ${to}${unit}`;
  });
}

function discs({ at, bands, edge, radii }: Discs): string {
  const size = radii ? radii.map(percent).join(' ') : 'circle';
  const last = bands.at(-1)?.[1] ?? 0;
  const stops = [...bandStops(bands, edge, '%'), `transparent ${percent(last + edge)}`];
  return `radial-gradient(${size} at ${place(at)}, ${stops.join(', ')})`;
}

function gradient(layer: Layer): string {
  switch (layer.kind) {
    case 'fade':
      return `linear-gradient(${ANGLES[layer.angle]}, ${stop(layer.from)}, ${stop(layer.to)})`;
    case 'glow':
      return `radial-gradient(circle at ${place(layer.at)}, ${stop([layer.from, 0])}, ${stop([layer.to, layer.radius])})`;
    case 'discs':
      return discs(layer);
    case 'rings': {
      const { colour, every, width, edge } = layer;
      const ring = `${colourOf(colour)} ${percent(every - width)} ${percent(every - edge)}`;
      return `repeating-radial-gradient(circle at ${place(AT_TURN)}, transparent 0 ${percent(every - width - edge)}, ${ring}, transparent ${percent(every)})`;
    }
    case 'stripes': {
      const stripes = layer.bands.map(
        ([colour, from, to]) =>
          `transparent ${percent(from)}, ${colourOf(colour)} ${percent(from + layer.edge)} ${percent(to)}, transparent ${percent(to + layer.edge)}`,
      );
      return `linear-gradient(var(--r), ${stripes.join(', ')})`;
    }
    case 'sectors': {
      const repeats = (layer.bands.at(-1)?.[1] ?? 360) < 360 ? 'repeating-' : '';
      const stops = bandStops(layer.bands, layer.edge, 'deg');
      return `${repeats}conic-gradient(from var(--r) at ${place(AT_TURN)}, ${stops.join(', ')})`;
    }
  }
}

function shapeRule({ layers, ground, name }: Shape, index: number): string {
  const sizes = layers.map((layer) =>
    layer.kind === 'discs' && layer.tile ? layer.tile.map(percent).join(' ') : 'auto',
  );
  const declarations = [`background-image:\n    ${layers.map(gradient).join(',\n    ')}`];
  if (sizes.some((size) => size !== 'auto')) declarations.push(`background-size: ${sizes.join(', ')}`);
  // The ground of every cover is the dark colour, unless its shape says otherwise.
  if (ground !== 'a') declarations.push(`background-color: var(--${ground})`);
  return `/* ${name} */\n${rule(`s${index}`, declarations)}`;
}

/** The style sheet of the generated covers: one class for each palette, turn and shape. */
export function coverCss(): string {
  const palettes = PALETTES.map(({ a, b, c }, index) =>
    rule(`p${index}`, [`--a: ${a}`, `--b: ${b}`, `--c: ${c}`]),
  );
  const turns = TURNS.map(({ x, y, degrees }, index) =>
    rule(`t${index}`, [`--x: ${percent(x)}`, `--y: ${percent(y)}`, `--r: ${degrees}deg`]),
  );
  return `${[HEAD, ...palettes, ...turns, ...SHAPES.map(shapeRule)].join('\n')}\n`;
}
