import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/assert-server';
import { type Cue, readCues } from '@/lib/server/guide/prompt/read-cues';
import { createOutboundFetch, type OutboundFetch } from '@/lib/server/outbound/outbound-fetch';

assertServer('lib/server/guide/prompt/load-cues');

/** Captions of ten hours are half this size. */
const MAX_BYTES = 1_500_000;
/** A question waits for captions no longer than this; then it is answered from the titles. */
const TIMEOUT_MS = 2_500;
const KEEP_MS = 24 * 3_600_000;
/** Milliseconds after which a failed file is requested again. */
const MISSED_MS = 60_000;
/** Content types that servers use for captions, or for files of unknown type. */
const TYPES = [
  'text/vtt',
  'text/plain',
  'text/srt',
  'application/x-subrip',
  'application/octet-stream',
  'binary/octet-stream',
];

const kept = new LRUCache<string, Cue[]>({ max: 100 });
const everyone = createOutboundFetch({ connectTimeoutMs: TIMEOUT_MS });

async function download(url: string, outside: OutboundFetch): Promise<string> {
  const { status, body } = await outside(url, {
    maxBytes: MAX_BYTES,
    types: TYPES,
    timeoutMs: TIMEOUT_MS,
    headers: { accept: 'text/vtt, text/plain' },
  });
  if (status !== 200 || !body) throw new Error(`Captions: status ${status}`);
  return new TextDecoder().decode(body);
}

/** The captions of a lesson from its source; empty if there are none or they cannot be loaded. */
export async function loadCues(url: string | undefined, outside: OutboundFetch = everyone): Promise<Cue[]> {
  if (!url) return [];
  const known = kept.get(url);
  if (known) return known;
  try {
    const cues = readCues(await download(url, outside));
    kept.set(url, cues, { ttl: KEEP_MS });
    return cues;
  } catch {
    kept.set(url, [], { ttl: MISSED_MS });
    return [];
  }
}
