import { LRUCache } from 'lru-cache';
import { Agent, type Dispatcher, fetch } from 'undici';
import { type Cue, readCues } from '@/lib/guide/read-cues';
import { assertServer } from '@/lib/server/guard';
import { publicLookup } from '@/lib/server/sources/public-address';

assertServer('lib/server/guide/load-cues');

/** Captions of ten hours are half of this. */
const MAX_BYTES = 1_500_000;
/** A question does not wait longer for what is said in a lesson: it is answered from the titles then. */
const TIMEOUT_MS = 2_500;
const KEEP_MS = 24 * 3_600_000;
/** A file that could not be had is asked for again after this. */
const MISSED_MS = 60_000;

const kept = new LRUCache<string, Cue[]>({ max: 100 });
let agent: Dispatcher | undefined;

async function download(url: string, dispatcher: Dispatcher): Promise<string> {
  const response = await fetch(url, {
    dispatcher,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'text/vtt, text/plain' },
  });
  if (!response.ok) throw new Error(`Captions: status ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('Captions: too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * What is said in a lesson, by the captions that its source provides; nothing where there are none or they cannot be
 * had. Names are resolved at the moment of connecting, and no private address is reached.
 */
export async function loadCues(url: string | undefined, dispatcher?: Dispatcher): Promise<Cue[]> {
  if (!url || new URL(url).protocol !== 'https:') return [];
  const known = kept.get(url);
  if (known) return known;
  agent ??= new Agent({ connect: { timeout: TIMEOUT_MS, lookup: publicLookup() }, connections: 4 });
  try {
    const cues = readCues(await download(url, dispatcher ?? agent));
    kept.set(url, cues, { ttl: KEEP_MS });
    return cues;
  } catch {
    kept.set(url, [], { ttl: MISSED_MS });
    return [];
  }
}
