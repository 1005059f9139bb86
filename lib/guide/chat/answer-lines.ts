import { wellFormed } from '@/lib/format/well-formed';
import { INVISIBLE } from '@/lib/text-analysis/invisible';

/** A line of an answer that the model writes for the page, not for the reader. */
export type PageLine = { type: 'search' | 'ask'; words: string };

const MARKS: Record<string, PageLine['type']> = { 'SEARCH:': 'search', 'ASK:': 'ask' };
const MAX_WORDS = 120;
/** A line with more leading spaces is ordinary text. */
const MAX_INDENT = 16;

const plain = (words: string) =>
  wellFormed(
    words
      .replace(INVISIBLE, '')
      .replace(/[\p{Cc}<>[\]()*_`"“”#|\\]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_WORDS),
  );

/** Removes lines that begin with "SEARCH:" or "ASK:" from a text that arrives in pieces. */
export function createLineFilter(onAside: (aside: PageLine) => void) {
  let held = '';
  let atStart = true;

  function take(final: boolean): string {
    let out = '';
    while (held !== '') {
      const end = held.indexOf('\n');
      const line = end < 0 ? held : held.slice(0, end);
      const start = line.trimStart();
      const mayBeMark = atStart && line.length - start.length <= MAX_INDENT;
      const mark = mayBeMark ? Object.keys(MARKS).find((one) => start.startsWith(one)) : undefined;
      if (mark) {
        if (end < 0 && !final) return out;
        const words = plain(start.slice(mark.length));
        if (words) onAside({ type: MARKS[mark] ?? 'ask', words });
        held = end < 0 ? '' : held.slice(end + 1);
        continue;
      }
      const begun = Object.keys(MARKS).some((one) => one.startsWith(start));
      if (mayBeMark && end < 0 && begun && !final) return out;
      out += end < 0 ? line : held.slice(0, end + 1);
      held = end < 0 ? '' : held.slice(end + 1);
      atStart = end >= 0;
    }
    return out;
  }

  return {
    push(piece: string): string {
      held += piece;
      return take(false);
    },
    end: (): string => take(true),
  };
}
