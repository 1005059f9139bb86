import { paths } from '@/lib/paths';
import type { Cue } from '@/lib/player/transcript';
import { fromSent, transcriptSchema } from '@/lib/player/transcript.schema';
import * as m from '@/messages/player';

export type Transcript = { language: string; host: string; cues: Cue[] };

/** Transcripts of the last lessons; the player's captions and the reader ask for the same one. */
const CACHE_SIZE = 4;
const cache = new Map<string, Promise<Transcript>>();

async function ask(address: string): Promise<Transcript> {
  const response = await fetch(address).catch(() => {
    throw new Error(navigator.onLine ? m.notReached() : m.youAreOffline());
  });
  const read = response.ok ? transcriptSchema.safeParse(await response.json()) : undefined;
  if (response.status === 429) throw new Error(m.tooManyRequests());
  if (!read?.success) throw new Error(m.wentWrong());
  const { language, host, cues } = read.data;
  if (!cues) throw new Error(m.transcriptNotFetched({ host }));
  if (cues.length === 0) throw new Error(m.noTextInCaptions({ host }));
  return { language, host, cues: cues.map(fromSent) };
}

/**
 * What is said in a lesson.
 * @throws Error with a sentence for people
 */
export function loadTranscript(courseId: string, lesson: number, language?: string): Promise<Transcript> {
  const address = paths.api.transcript(courseId, lesson, language);
  const known = cache.get(address);
  if (known) return known;
  const loading = ask(address);
  cache.set(address, loading);
  loading.catch(() => cache.delete(address));
  for (const oldest of [...cache.keys()].slice(0, -CACHE_SIZE)) cache.delete(oldest);
  return loading;
}
