import { SIMPLIFIED } from './simplified-letters';

// Accents of Latin, Greek, Cyrillic, Hebrew and Arabic, and the Indic nukta. Vowel signs of Indic scripts and
// the Japanese voicing marks are kept, because they change the word. Invisible characters are removed too.
const MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant by itself.
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u093c\u09bc\u0a3c\u0abc\u0b3c\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0640\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

// Letters that Unicode does not decompose.
const LETTERS = new Map([
  ...SIMPLIFIED,
  ...'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ı:i ħ:h ŋ:n ς:σ ґ:г ى:ي ة:ه ٱ:ا گ:ك ک:ك ی:ي \u0901:\u0902'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
]);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant, nothing in it has to be folded.
const ASCII = /^[\x00-\x7f]*$/;

/** The form in which words are compared: without case, accents, ligatures or width. It is idempotent. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFC');
}
