/** Longest slug, in letters: an address is to be read, not to hold the whole title. */
const MAX_SLUG = 60;

const SEGMENT = /^([1-9]\d{0,3})(?:-.*)?$/s;

/** Letters that Unicode does not split into a plain one and a mark. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain.length <= MAX_SLUG) return plain;
  const cut = plain.slice(0, MAX_SLUG + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : cut.slice(0, MAX_SLUG);
}

/**
 * The lesson's part of an address, "3-linked-lists": its number from 1 and a slug of plain letters.
 * A title without any plain letter ("操作系统") has its number alone, because an address of escapes is
 * read by nobody and breaks when copied.
 */
export function lessonSegment(number: number, title: string): string {
  const slug = slugOf(title);
  return slug === '' ? String(number) : `${number}-${slug}`;
}

/** The number that a segment names, whatever stands behind it; undefined where it names none. */
export function readLessonNumber(segment: string): number | undefined {
  const digits = SEGMENT.exec(segment)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
