/** Scripts without spaces: without a break opportunity their lines would never wrap. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** Vowel signs of Arabic and Hebrew, which titles can omit: the renderer would misplace them. */
const OPTIONAL_MARKS = /[\u0591-\u05bd\u05bf\u05c1-\u05c7\u064b-\u0652\u0670]/gu;
/** A space here would come from the emoji font, as wide as an emoji. */
const AFTER_EMOJI = /(\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]{0,8}) +/gu;
const MAY_BREAK = '\u200b';
const wordsOf = new Intl.Segmenter('th', { granularity: 'word' });

/** Prepares a text so that the drawing library renders it as a browser does. */
export function prepareText(text: string): string {
  return text
    .replace(OPTIONAL_MARKS, '')
    .replace(AFTER_EMOJI, `$1\u00a0${MAY_BREAK}`)
    .replace(UNSPACED, (run) => Array.from(wordsOf.segment(run), ({ segment }) => segment).join(MAY_BREAK));
}
