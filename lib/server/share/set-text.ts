import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/share/set-text');

/** Written without spaces: without a sign for it no line of theirs would end. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** Vowel signs of Arabic and Hebrew, which titles do without: they would stand in the wrong place. */
const OPTIONAL_MARKS = /[\u0591-\u05bd\u05bf\u05c1-\u05c7\u064b-\u0652\u0670]/gu;
/** A space here would be the emoji font's, which is as wide as an emoji. */
const AFTER_EMOJI = /(\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]{0,8}) +/gu;
const MAY_BREAK = '\u200b';
const wordsOf = new Intl.Segmenter('th', { granularity: 'word' });

/** What the drawing library needs to be told of a text so that it sets it as a browser does. */
export function settable(text: string): string {
  return text
    .replace(OPTIONAL_MARKS, '')
    .replace(AFTER_EMOJI, `$1\u00a0${MAY_BREAK}`)
    .replace(UNSPACED, (run) => Array.from(wordsOf.segment(run), ({ segment }) => segment).join(MAY_BREAK));
}
