/** The number of each subject's palette in cover-design. */
const PALETTE_OF_SUBJECT = new Map(
  [
    'Programming',
    'Web development',
    'Computer science',
    'Data and AI',
    'Cloud and security',
    'Mathematics',
    'Science and engineering',
    'Business',
    'Design and art',
    'Music',
    'Languages',
    'Humanities',
    'Social sciences',
    'Health and lifestyle',
    'Career and growth',
  ].map((subject, palette) => [subject, palette]),
);
const PALETTES = PALETTE_OF_SUBJECT.size;
/** How many cover-design has. Counted here, because every page has this file and none needs the drawings. */
const SHAPES = 10;
const TURNS = 8;

/** FNV-1a over UTF-16 units: the same on every machine, and well distributed for similar titles. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/** Numbers of a palette, a shape and a turn in cover-design. */
export type CoverLook = { palette: number; shape: number; turn: number };

/** The appearance of a generated cover: colours by subject, shape and rotation by what identifies its course. */
export function coverLook(id: string, subject?: string): CoverLook {
  const seed = hash(id);
  return {
    palette: PALETTE_OF_SUBJECT.get(subject ?? '') ?? hash(subject ?? id) % PALETTES,
    shape: seed % SHAPES,
    turn: Math.floor(seed / SHAPES) % TURNS,
  };
}

/**
 * The same as class names of styles/cover-art.css. Class names instead of a drawing, because a page shows 24
 * covers and each costs only 35 bytes this way.
 */
export function coverArt(id: string, subject?: string): string {
  const { palette, shape, turn } = coverLook(id, subject);
  return `cover cover-p${palette} cover-s${shape} cover-t${turn}`;
}
