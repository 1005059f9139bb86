import * as z from 'zod/mini';
import type { Cue } from './transcript';

const second = z.number().check(z.gte(0));

/** A cue as it is sent: from, until, text. */
const sentCue = z.tuple([second, second, z.string().check(z.maxLength(1_000))]);

/** What `/api/transcript` answers; without `cues`, the source did not send its captions. */
export const transcriptSchema = z.object({
  language: z.string().check(z.maxLength(40)),
  host: z.string().check(z.maxLength(300)),
  cues: z.optional(z.array(sentCue).check(z.maxLength(20_000))),
});

export type SentTranscript = z.infer<typeof transcriptSchema>;

export const toSent = ({ start, end, text }: Cue): z.infer<typeof sentCue> => [start, end, text];
export const fromSent = ([start, end, text]: z.infer<typeof sentCue>): Cue => ({ start, end, text });
