import type { Colour, Palette } from '@/lib/course';

const WHITE = '#ffffff';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  const mixed = channels(first).map((value, at) =>
    Math.round(value + (((others[at] ?? value) - value) * share) / 100),
  );
  return `rgb(${mixed})`;
}

/**
 * A colour of a cover for SVG.
 * @param beside for a clear colour: the one that it blends into, because SVG blends colour and opacity apart
 */
export function paintOf(
  colour: Colour,
  palette: Palette,
  beside: Colour = 'a',
): { paint: string; opacity: number } {
  if (colour === 'clear') return { ...paintOf(beside, palette), opacity: 0 };
  if (typeof colour === 'string') return { paint: palette[colour], opacity: 1 };
  if ('white' in colour) return { paint: WHITE, opacity: colour.white };
  const [first, second, share] = colour.mix;
  return { paint: mix(palette[first], second === 'white' ? WHITE : palette[second], share), opacity: 1 };
}
