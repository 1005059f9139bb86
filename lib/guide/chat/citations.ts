import { clock } from '@/lib/course';
import { dropEnd } from '@/lib/format/drop-end';

/** What an answer may cite: seconds of the open lesson, and lessons of the course by number. */
export type Citable = { seconds: ReadonlySet<number>; lessons: ReadonlySet<number> };

const TIME = /^(?:\d{1,2}:)?\d{1,3}:[0-5]\d$/;
const CITATION = /((?:\d{1,2}:)?\d{1,3}:[0-5]\d)|lessons? (\d{1,4})/gi;
/** Only citations and the words and characters between them: "[12:30–13:05]", "(at 1:02:03)", "[Lesson 3]". */
const NOTHING_ELSE = /^(?:\s|[,;\\~–—-]|and|at|from|to|see|in|bis|und)*$/i;
const PAIRS: Record<string, string> = { '[': ']', '(': ')', '【': '】' };
const OPEN = /[[(【]/;
/** A bracket that stays open longer is ordinary text. */
const LONGEST = 48;

/**
 * The text without its trailing spaces, which are removed together with an invalid citation that may follow.
 */
function withoutLastSpaces(text: string): string {
  const from = Math.max(0, text.length - LONGEST);
  return text.slice(0, from) + dropEnd(text.slice(from), /[ \\]/);
}

/** The second that "1:02:03" or "12:30" stands for; undefined for anything else. */
export function secondOf(stamp: string): number | undefined {
  if (!TIME.test(stamp)) return undefined;
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** The citations inside a bracket; undefined if it contains anything else. */
function citationsIn(inner: string): { second?: number; lesson?: number }[] | undefined {
  const found = [...inner.matchAll(CITATION)];
  if (found.length === 0 || !NOTHING_ELSE.test(inner.replace(CITATION, ''))) return undefined;
  return found.map(([, time, lesson]) => (time ? { second: secondOf(time) } : { lesson: Number(lesson) }));
}

/**
 * Removes citations of places that were not supplied from a text that arrives in pieces, and normalises the
 * others: "[12:30]", "[lesson 3]". The result does not depend on how the text is split.
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
      // Spaces are held back: they are removed with an invalid citation.
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
