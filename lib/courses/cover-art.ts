/** Palettes of styles/course.css, by the subject that each one belongs to. */
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
const SHAPES = 10;
const TURNS = 8;

/** FNV-1a over UTF-16 units: the same picture on every machine, spread evenly over close titles. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/** How the generated picture of a course looks: colours by subject, shape and its turn by title. */
export function coverLook(title: string, subject?: string): { palette: number; shape: number; turn: number } {
  const seed = hash(title);
  return {
    palette: PALETTE_OF_SUBJECT.get(subject ?? '') ?? hash(subject ?? title) % PALETTES,
    shape: seed % SHAPES,
    turn: Math.floor(seed / SHAPES) % TURNS,
  };
}

/**
 * The same as class names of styles/cover.css.
 * Class names and not a drawing, because a page shows 24 of them and each costs 35 bytes this way.
 */
export function coverArt(title: string, subject?: string): string {
  const { palette, shape, turn } = coverLook(title, subject);
  return `cover cover-p${palette} cover-s${shape} cover-t${turn}`;
}
