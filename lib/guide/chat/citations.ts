import { clock } from '@/lib/courses/length';
import { dropEnd } from '@/lib/text-analysis/drop-end';

/** What an answer may point at: seconds of the open lesson, and lessons of the course by their number. */
export type Citable = { seconds: ReadonlySet<number>; lessons: ReadonlySet<number> };

const TIME = /^(?:\d{1,2}:)?\d{1,3}:[0-5]\d$/;
const CITATION = /((?:\d{1,2}:)?\d{1,3}:[0-5]\d)|lessons? (\d{1,4})/gi;
/** Nothing but citations and the words and signs that join them: "[12:30–13:05]", "(at 1:02:03)", "[Lesson 3]". */
const NOTHING_ELSE = /^(?:\s|[,;\\~–—-]|and|at|from|to|see|in|bis|und)*$/i;
const PAIRS: Record<string, string> = { '[': ']', '(': ')', '【': '】' };
const OPEN = /[[(【]/;
/** A bracket that stays open longer is text. */
const LONGEST = 48;

/** What waits to be seen with what follows: the last spaces, as many as may go with a citation that goes. */
function withoutLastSpaces(text: string): string {
  const from = Math.max(0, text.length - LONGEST);
  return text.slice(0, from) + dropEnd(text.slice(from), /[ \\]/);
}

/** The second that "1:02:03" or "12:30" names; undefined for anything else. */
export function secondOf(stamp: string): number | undefined {
  if (!TIME.test(stamp)) return undefined;
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The citations that make up a bracket; undefined where it is anything else. */
function citationsIn(inner: string): { second?: number; lesson?: number }[] | undefined {
  const found = [...inner.matchAll(CITATION)];
  if (found.length === 0 || !NOTHING_ELSE.test(inner.replace(CITATION, ''))) return undefined;
  return found.map(([, time, lesson]) => (time ? { second: secondOf(time) } : { lesson: Number(lesson) }));
}

/**
 * Takes citations of what was never supplied out of a text that arrives in pieces, and writes the others in one way:
 * "[12:30]", "[lesson 3]". Wherever the pieces are cut, the same text comes out.
 */
export function createCitationFilter(
  { seconds, lessons }: Citable,
  onCitation: (citation: { second: number } | { lesson: number }) => void = () => {},
) {
  let held = '';

  function write(inner: string): string | undefined {
    const citations = citationsIn(inner);
    return citations
      ?.flatMap(({ second, lesson }) => {
        if (second !== undefined && seconds.has(second)) {
          onCitation({ second });
          return `[${clock(second)}]`;
        }
        if (lesson !== undefined && lessons.has(lesson)) {
          onCitation({ lesson });
          return `[lesson ${lesson}]`;
        }
        return [];
      })
      .join(' ');
  }

  function flush(final: boolean): string {
    let out = '';
    for (;;) {
      const open = held.search(OPEN);
      // Spaces wait: they go with a citation that goes.
      const before = final && open < 0 ? held : withoutLastSpaces(open < 0 ? held : held.slice(0, open));
      out += before;
      held = held.slice(before.length);
      if (open < 0) return out;
      const start = open - before.length;
      const close = held.slice(0, start + LONGEST).indexOf(PAIRS[held.charAt(start)] ?? ']', start);
      const next = held.slice(start + 1).search(OPEN) + start + 1;
      const nested = next > start && (close < 0 || next < close);
      if (close > 0 && close - start < LONGEST && !nested) {
        const written = write(held.slice(start + 1, close));
        if (written === undefined) out += held.slice(0, close + 1);
        else if (written !== '') out += held.slice(0, start).replaceAll('\\', '') + written;
        held = held.slice(close + 1);
      } else if (nested || final || close > 0 || held.length - start > LONGEST) {
        out += held.slice(0, start + 1);
        held = held.slice(start + 1);
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
