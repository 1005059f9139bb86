/** Longest search, in UTF-16 units, that has an address. */
export const MAX_QUERY_LENGTH = 120;

export type QuerySpelling =
  | { kind: 'words'; words: string }
  /** Nothing to search for: the visitor belongs on the home page. */
  | { kind: 'blank' }
  /** Too long, or with characters that nobody types: there is no such page. */
  | { kind: 'invalid' };

/** The longest search, each letter of it encoded twice over. */
const MAX_RAW_LENGTH = 2_000;
/** Links are encoded twice or three times by mistake; more is nobody's search. */
const MAX_ROUNDS = 6;

const ENCODED = /%[0-9a-f]{2}/i;
/** As a part of an address a browser takes these for a way to another folder, however they are written. */
const DOTS = /^\.\.?$/;
const CONTROL = /\p{Cc}|\p{Cs}|\p{Cn}/u;

/** Undoes one encoding; "50%" stays as it is. */
function decodeOnce(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A plus between two words stood for a space in some link ("machine+learning"); "c++" keeps its own. */
function plusToSpace(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}]|\+\+)\+(?=[\p{L}\p{N}])/gu, ' ');
}

/** East Asian keyboards type Latin letters at full width; they are the same letters. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

function spellOnce(text: string): string {
  return plusToSpace(halfWidth(decodeOnce(text).normalize('NFC')))
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * The one spelling of what was asked for: NFC, single spaces, decoded once for all ("machine%2520learning" too). Case
 * is kept. Applying it to its own answer changes nothing, so an address is redirected at most once.
 */
export function spellQuery(raw: string): QuerySpelling {
  if (raw.length > MAX_RAW_LENGTH) return { kind: 'invalid' };
  let words = raw;
  for (let round = 0, last = ''; words !== last; round++) {
    if (round > MAX_ROUNDS) return { kind: 'invalid' };
    last = words;
    words = spellOnce(words);
  }
  if (words === '' || DOTS.test(words)) return { kind: 'blank' };
  if (words.length > MAX_QUERY_LENGTH || CONTROL.test(words)) return { kind: 'invalid' };
  return { kind: 'words', words };
}

/** One address for all cases of the same words: what the canonical link says. */
export function canonicalWords(words: string): string {
  return words.toLowerCase();
}
