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
