import { INVISIBLE } from '@/lib/format/invisible';
import type { Cue } from '@/lib/player';
import { decodeEntities } from '@/lib/server/decode-entities';

const TIMING = /^((?:\d+:)?\d{2}:\d{2}[.,]\d{3})[ \t]+-->[ \t]*((?:\d+:)?\d{2}:\d{2}[.,]\d{3})?/;
const MAX_CUES = 20_000;
/** Characters of a cue; nobody reads more in a few seconds. */
const MAX_TEXT = 1_000;
/** How long a cue stays that does not say until when. */
const SHOWN_SECONDS = 4;

const secondsOf = (stamp: string) =>
  stamp
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Parses WebVTT (or SubRip) captions. Removes markup and repetitions. */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMING.test(line));
    const [, from, until] = TIMING.exec(lines[at] ?? '') ?? [];
    if (from === undefined || cues.length === MAX_CUES) continue;
    const words = decodeEntities(
      lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^<>]{0,200}>/g, ''),
    )
      .replace(/\p{Cc}/gu, ' ')
      .replace(INVISIBLE, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_TEXT)
      .trim();
    const start = secondsOf(from);
    const end = until === undefined ? start + SHOWN_SECONDS : secondsOf(until);
    const last = cues.at(-1);
    if (words === last?.text) last.end = Math.max(last.end, end);
    else if (words !== '') cues.push({ start, end, text: words });
  }
  return cues;
}
