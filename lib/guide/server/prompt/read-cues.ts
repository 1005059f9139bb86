import { INVISIBLE } from '@/lib/format/invisible';
import { decodeEntities } from '@/lib/server/decode-entities';

/** A caption text with the second at which it starts. */
export type Cue = { start: number; text: string };

const TIMING = /^((?:\d+:)?\d{2}:\d{2})[.,]\d{3}[ \t]+-->/;
const MAX_CUES = 20_000;

const secondsOf = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Parses WebVTT (or SubRip) captions. Removes markup and repetitions. */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMING.test(line));
    const stamp = TIMING.exec(lines[at] ?? '')?.[1];
    if (stamp === undefined || cues.length === MAX_CUES) continue;
    const words = decodeEntities(
      lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^<>]{0,200}>/g, ''),
    )
      .replace(/\p{Cc}/gu, ' ')
      .replace(INVISIBLE, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (words !== '' && words !== cues.at(-1)?.text) cues.push({ start: secondsOf(stamp), text: words });
  }
  return cues;
}
