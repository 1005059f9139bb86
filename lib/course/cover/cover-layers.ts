/**
 * What a generated cover is made of. Two writers know these layers: scripts/covers prints them as the style
 * sheet of the pages, lib/share/server draws them as the SVG of share images. Lengths are percentages, as in CSS:
 * a circle's 100 % is the distance from its centre to the farthest corner.
 */

/** The dark, the middle and the light colour of a palette. */
type Ink = 'a' | 'b' | 'c';
export type Palette = Readonly<Record<Ink, string>>;

/** Where a cover's shape is, and its angle in degrees: 0 points up, 90 to the right. */
export type Turn = Readonly<{ x: number; y: number; degrees: number }>;

export type Colour =
  | Ink
  | 'clear'
  /** White of this opacity. */
  | Readonly<{ white: number }>
  /** The first colour with this percentage of the second. */
  | Readonly<{ mix: readonly [first: Ink, second: Ink | 'white', share: number] }>;

/** A coordinate: the turn's own, the opposite one, or a fixed one. */
type Coordinate = 'turn' | 'opposite' | number;
export type Point = readonly [x: Coordinate, y: Coordinate];
/** A colour and where it is reached. */
export type Stop = readonly [colour: Colour, at: number];
/** A colour and where it ends; it begins where the one before ends. */
export type Band = readonly [colour: Colour, to: number];

/** A straight gradient over the whole cover. `across` is at a right angle to the turn. */
export type Fade = { kind: 'fade'; angle: 'turn' | 'across' | 'down'; from: Stop; to: Stop };

/** A gradient from a point outwards. A share image with a second one would be too large. */
export type Glow = {
  kind: 'glow';
  at: Point;
  from: Colour;
  to: Colour;
  radius: number;
  onlyOnPages?: true;
};

/** Plain circles around one centre, or ellipses of these radii; with a tile, repeated in both directions. */
export type Discs = {
  kind: 'discs';
  at: Point;
  bands: readonly Band[];
  /** Width of the blur between two bands, here and below. */
  edge: number;
  radii?: readonly [x: number, y: number];
  tile?: readonly [width: number, height: number];
};

/** Circles around the turn's point, one every so far. */
export type Rings = { kind: 'rings'; colour: Colour; every: number; width: number; edge: number };

/** Parallel bands at the turn's angle. */
export type Stripes = {
  kind: 'stripes';
  bands: readonly (readonly [colour: Colour, from: number, to: number])[];
  edge: number;
};

/** Sectors around the turn's point, clockwise from its angle, in degrees; repeated if they end before 360. */
export type Sectors = { kind: 'sectors'; bands: readonly Band[]; edge: number };

export type Layer = Fade | Glow | Discs | Rings | Stripes | Sectors;

/** Layers from the top to the bottom, on a ground of one colour. */
export type Shape = Readonly<{ name: string; ground: Ink; layers: readonly Layer[] }>;
