import { LRUCache } from 'lru-cache';
import type { Cue } from '@/lib/player';
import { createOutboundFetch, type OutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { SingleFlight } from '@/lib/server/single-flight';
import { readCues } from './read-cues';

/** Captions of ten hours are half this size. */
const MAX_BYTES = 1_500_000;
/** Somebody waits for captions no longer than this. */
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

/** Bytes of memory for captions: those of about a hundred hours. */
const CACHE_BYTES = 24_000_000;
/** Bytes that a cue takes besides its text. */
const CUE_BYTES = 100;
type Answer = { cues?: readonly Cue[] };
const cache = new LRUCache<string, Answer>({
  max: 200,
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ cues = [] }) =>
    cues.reduce((bytes, { text }) => bytes + 2 * text.length + CUE_BYTES, CUE_BYTES),
});
const flights = new SingleFlight<Answer>();
const everyone = createOutboundFetch({ connectTimeoutMs: TIMEOUT_MS });

async function download(url: string, fetchOutbound: OutboundFetch, signal: AbortSignal): Promise<Answer> {
  try {
    const { status, body } = await fetchOutbound(url, {
      maxBytes: MAX_BYTES,
      types: TYPES,
      timeoutMs: TIMEOUT_MS,
      headers: { accept: 'text/vtt, text/plain' },
      signal,
    });
    if (status !== 200 || !body) throw new Error(`Captions: status ${status}`);
    const answer = { cues: readCues(new TextDecoder().decode(body)) };
    cache.set(url, answer, { ttl: KEEP_MS });
    return answer;
  } catch {
    // Somebody who left says nothing about the captions.
    signal.throwIfAborted();
    cache.set(url, {}, { ttl: MISSED_MS });
    return {};
  }
}

/**
 * The captions at an address that a course of the catalogue or of a live source names; never at one that a visitor sends.
 * Undefined if they cannot be had.
 * @throws the reason of the signal
 */
export async function loadCaptions(
  url: string,
  {
    signal,
    fetchOutbound = everyone,
  }: { signal?: AbortSignal | undefined; fetchOutbound?: OutboundFetch } = {},
): Promise<readonly Cue[] | undefined> {
  const answer =
    cache.get(url) ?? (await flights.join(url, (asking) => download(url, fetchOutbound, asking), signal));
  return answer.cues;
}
