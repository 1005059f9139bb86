/** What an answer may point at: seconds of the open lesson, and lessons of the course by number from 1. */
export type Citable = { seconds: ReadonlySet<number>; lessons: number };

const STAMP = /^\[(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\]$/;
const LESSON = /^\[lesson (\d{1,4})\]$/i;
/** The longest citation is shorter than this; a bracket that stays open longer is text. */
const LONGEST = 16;

/** The second that "[1:02:03]" names; undefined for anything else. */
export function secondOf(stamp: string): number | undefined {
  const match = STAMP.exec(stamp);
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The lesson that "[lesson 3]" names. */
export function lessonOf(citation: string): number | undefined {
  const digits = LESSON.exec(citation)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function allowed(bracket: string, { seconds, lessons }: Citable): boolean {
  const second = secondOf(bracket);
  if (second !== undefined) return seconds.has(second);
  const lesson = lessonOf(bracket);
  return lesson === undefined || (lesson >= 1 && lesson <= lessons);
}

/**
 * Takes citations of what was never supplied out of a text that arrives in pieces. Wherever the pieces are cut,
 * the same text comes out.
 */
export function createCitationFilter(citable: Citable) {
  let held = '';

  function flush(final: boolean): string {
    let out = '';
    for (;;) {
      const open = held.indexOf('[');
      if (open < 0) {
        out += held;
        held = '';
        return out;
      }
      out += held.slice(0, open);
      held = held.slice(open);
      const close = held.indexOf(']');
      const next = held.indexOf('[', 1);
      if (close > 0 && close < LONGEST && (next < 0 || close < next)) {
        const bracket = held.slice(0, close + 1);
        if (allowed(bracket, citable)) out += bracket;
        else if (out.endsWith(' ')) out = out.slice(0, -1);
        held = held.slice(close + 1);
      } else if (next > 0 && (close < 0 || next < close)) {
        out += held.slice(0, next);
        held = held.slice(next);
      } else if (final || held.length > LONGEST || close >= LONGEST) {
        out += '[';
        held = held.slice(1);
      } else {
        return out;
      }
    }
  }

  return {
    push(piece: string): string {
      held += piece;
      return flush(false);
    },
    end: (): string => flush(true),
  };
}
