import { clipWords } from '@/lib/format/clip-words';

/** "6.006", "18.06SC", "6.S095", "15-418": the number of a course. "CS50", "MAS.S62", "EE16A": with its school's letters. */
const NUMBER =
  /^(?:\d{1,2}\.[A-Z]{0,3}\d{1,4}[A-Z]{0,3}|\d{2}-\d{3}|[A-Z]{2,5}[.-]?[A-Z]?\d{1,4}[A-Z]{0,2})(?![\p{L}\d])/u;
/** Where the main title ends. */
const END = /: | [-–—|] | \(/;
/** Words of a title that are looked at for a number. */
const LOOKED_AT = 3;
const LABEL = 30;
/** A shorter main title is only the name of a field, and other courses have it too. */
const TELLS_LITTLE = 12;
/** Letters of a name's sign. */
const SIGN = 3;
/** An abbreviation that is the name of a school by itself: "MIT OpenCourseWare". */
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]{1,4}$/u;
/** "IIT Madras" is not "IIT Kanpur". */
const PLACE = /^\p{Lu}\p{Ll}+$/u;
const MOST_PLACES = 2;
const INNER_CAPITAL = /([\p{Ll}\d])(?=\p{Lu})/gu;
const SMALL = /^(?:of|the|and|for|in|on|at|de|del|la|el|do|da|di|du|des|und|für|et|y|e)$/i;
/** Scripts that write words without spaces, or that have no capitals to abbreviate with. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A few letters for the name of a school or a teacher: "MIT", "KA", "FCC" for freeCodeCamp. */
export function signOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean);
  const [first = ''] = words;
  if (UNSPACED.test(first)) return [...first].slice(0, 2).join('');
  const at = words.findIndex((word) => ABBREVIATION.test(word));
  if (at >= 0) {
    const places = words.slice(at + 1).filter((word) => PLACE.test(word));
    return [words[at], ...places.map((place) => place[0])].slice(0, MOST_PLACES + 1).join('');
  }
  const parts = words.flatMap((word) => word.replace(INNER_CAPITAL, '$1 ').split(' '));
  const named = parts.filter((part) => !SMALL.test(part));
  const initials = (named.length > 0 ? named : parts).slice(0, SIGN).map((word) => [...word][0] ?? '');
  return initials.join('').toUpperCase();
}

/** The number of a course, with its year, if its title begins with one; else the first words of the title. */
export function shortTitle({ title, year }: { title: string; year?: number | undefined }): string {
  const number = title.split(' ', LOOKED_AT).flatMap((word) => NUMBER.exec(word) ?? [])[0];
  if (number) return year ? `${number} · ${year}` : number;
  const [main = ''] = title.split(END, 1);
  return clipWords(main.length < TELLS_LITTLE ? title : main, LABEL);
}
