import { fnv } from '@/lib/format/fnv';

/** How many styles/cover-art.css has. */
const PALETTES = 15;
const SHAPES = 10;
const TURNS = 8;

export type CoverLook = { palette: number; shape: number; turn: number };

/** The appearance of a generated cover, from what identifies its course: a page of one subject has covers of all colours. */
export function coverLook(id: string): CoverLook {
  const seed = fnv(id);
  return {
    palette: seed % PALETTES,
    shape: Math.floor(seed / PALETTES) % SHAPES,
    turn: Math.floor(seed / PALETTES / SHAPES) % TURNS,
  };
}

/**
 * The same as class names of styles/cover-art.css. Class names instead of a drawing, because a page shows 24
 * covers and each costs only 35 bytes this way.
 */
export function coverArt(id: string): string {
  const { palette, shape, turn } = coverLook(id);
  return `cover cover-p${palette} cover-s${shape} cover-t${turn}`;
}
