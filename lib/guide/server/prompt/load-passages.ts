import { LRUCache } from 'lru-cache';
import { createOutboundFetch, type OutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import type { Passage } from './gather-material';
import { type Cue, readCues } from './read-cues';

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

/** Captions come in snippets of a few seconds; a statement is longer. */
const PASSAGE_SECONDS = 20;

/** Bytes of memory for captions: those of about a hundred hours. */
const MOST_KEPT = 16_000_000;
/** Bytes that a passage takes besides its text. */
const PASSAGE_BYTES = 100;
const kept = new LRUCache<string, Passage[]>({
  max: 100,
  maxSize: MOST_KEPT,
  sizeCalculation: (passages) =>
    passages.reduce((bytes, { text }) => bytes + 2 * text.length + PASSAGE_BYTES, PASSAGE_BYTES),
});
const everyone = createOutboundFetch({ connectTimeoutMs: TIMEOUT_MS });

async function download(url: string, outside: OutboundFetch, signal?: AbortSignal): Promise<string> {
  const { status, body } = await outside(url, {
    maxBytes: MAX_BYTES,
    types: TYPES,
    timeoutMs: TIMEOUT_MS,
    headers: { accept: 'text/vtt, text/plain' },
    signal,
  });
  if (status !== 200 || !body) throw new Error(`Captions: status ${status}`);
  return new TextDecoder().decode(body);
}

/** Joins snippets into passages of a useful length. */
function toPassages(cues: readonly Cue[]): Passage[] {
  const passages: { start: number; texts: string[] }[] = [];
  for (const { start, text } of cues) {
    const last = passages.at(-1);
    if (last && start - last.start < PASSAGE_SECONDS) last.texts.push(text);
    else passages.push({ start, texts: [text] });
  }
  return passages.map(({ start, texts }) => ({ start, text: texts.join(' ') }));
}

/**
 * The captions of a lesson from its source, in passages; empty if there are none or they cannot be loaded.
 * @throws the reason of the signal
 */
export async function loadPassages(
  url: string | undefined,
  { signal, outside = everyone }: { signal?: AbortSignal | undefined; outside?: OutboundFetch } = {},
): Promise<Passage[]> {
  if (!url) return [];
  const known = kept.get(url);
  if (known) return known;
  try {
    const passages = toPassages(readCues(await download(url, outside, signal)));
    kept.set(url, passages, { ttl: KEEP_MS });
    return passages;
  } catch {
    // Somebody who left says nothing about the captions.
    signal?.throwIfAborted();
    kept.set(url, [], { ttl: MISSED_MS });
    return [];
  }
}
