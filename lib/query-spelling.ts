import { INVISIBLE } from '@/lib/format/invisible';

/** Maximum length of a search in UTF-16 units. */
export const MAX_QUERY_LENGTH = 120;

type QuerySpelling =
  | { kind: 'words'; words: string }
  /** Nothing to search for: the visitor is sent to the home page. */
  | { kind: 'blank' }
  /** "." or "..": no address can hold it, because a browser takes it for folder navigation. */
  | { kind: 'dots'; words: string }
  /** Too long, or with characters that nobody types: 404. */
  | { kind: 'invalid' };

/** The longest search, with each character encoded twice. */
const MAX_RAW_LENGTH = 2_000;
/** Links are encoded two or three times by mistake; more is not a real search. */
const MAX_ROUNDS = 6;

const ENCODED = /%[0-9a-f]{2}/i;
const DOTS = /^\.\.?$/;
const CONTROL = /\p{Cc}|\p{Cs}|\p{Cn}/u;

/** Decodes one level of percent-encoding; "50%" stays as it is. */
function decodeOnce(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A plus between two words was a space in some link ("machine+learning"); "c++" keeps its own. */
function plusToSpace(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}]|\+\+)\+(?=[\p{L}\p{N}])/gu, ' ');
}

/** East Asian keyboards type Latin letters at full width; they become normal letters. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

/** Stands between two words where no space shall be seen. All else that is invisible stands inside a word. */
export const ZERO_WIDTH_SPACE = '\u200b';
/** Joiners at the end of a word or beside a Latin letter or a digit join nothing. */
const IDLE_JOINER =
  /[\u200c\u200d]{1,9}(?=$|[\s\p{Script=Latin}\p{Nd}])|(?<=^|[\s\p{Script=Latin}\p{Nd}])[\u200c\u200d]{1,9}/gu;

function spellOnce(text: string): string {
  const spaced = decodeOnce(text).replaceAll(ZERO_WIDTH_SPACE, ' ');
  const visible = spaced.replace(INVISIBLE, '').replace(IDLE_JOINER, '');
  return plusToSpace(halfWidth(visible.normalize('NFC')))
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The canonical spelling of a search: NFC, single spaces, fully decoded ("machine%2520learning" too), nothing invisible.
 * Case is kept. It is idempotent, so an address is redirected at most once.
 */
export function spellQuery(raw: string): QuerySpelling {
  if (raw.length > MAX_RAW_LENGTH) return { kind: 'invalid' };
  let words = raw;
  for (let round = 0, last = ''; words !== last; round++) {
    if (round > MAX_ROUNDS) return { kind: 'invalid' };
    last = words;
    words = spellOnce(words);
  }
  if (words === '') return { kind: 'blank' };
  if (DOTS.test(words)) return { kind: 'dots', words };
  if (words.length > MAX_QUERY_LENGTH || CONTROL.test(words)) return { kind: 'invalid' };
  return { kind: 'words', words };
}

/** One spelling for all cases of the same words, for the canonical link. */
export function canonicalWords(words: string): string {
  return words.toLowerCase();
}
