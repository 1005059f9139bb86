/** Maximum length of a slug, to keep addresses readable. */
const MAX_SLUG = 60;

const SEGMENT = /^([1-9]\d{0,3})(?:-.*)?$/s;

/** Letters that Unicode does not decompose into a base letter and a mark. */
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
 * The lesson's part of an address, "3-linked-lists": its number from 1 and an ASCII slug. A title without
 * ASCII letters ("操作系统") has its number only, because percent-encoded addresses are unreadable and break when
 * copied.
 */
export function lessonSegment(number: number, title: string): string {
  const slug = slugOf(title);
  return slug === '' ? String(number) : `${number}-${slug}`;
}

/**
 * The number of the lesson that a segment names; undefined if it begins with none. A lesson whose number now has another
 * title is found by its own: lists of lessons grow, and a shared address must not lead to a neighbour.
 */
export function readLessonNumber(segment: string, titles: readonly string[] = []): number | undefined {
  const digits = SEGMENT.exec(segment)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const slug = segment.slice(digits.length + 1);
  if (slug === '' || slugOf(titles[number - 1] ?? '') === slug) return number;
  const moved = titles.findIndex((title) => slugOf(title) === slug);
  return moved < 0 ? number : moved + 1;
}
