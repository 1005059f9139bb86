/**
 * Watched parts of a video in seconds: `[start, end, start, end, ...]`, sorted and disjoint. Flat, because
 * Firestore cannot store nested lists.
 */
export type WatchedRanges = number[];

/** Parts closer than this are joined: a player reports its position about four times a second. */
const JOIN_SECONDS = 1.5;
/** More parts than a person makes. Beyond it, the nearest ones are joined to keep a record small. */
const MAX_PARTS = 200;

type Part = { start: number; end: number };

function partsOf(ranges: WatchedRanges): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index + 1 < ranges.length; index += 2) {
    parts.push({ start: ranges[index] ?? 0, end: ranges[index + 1] ?? 0 });
  }
  return parts;
}

function join(parts: Part[], gap: number): Part[] {
  const sorted = parts.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  const joined: Part[] = [];
  for (const part of sorted) {
    const last = joined.at(-1);
    if (last && part.start <= last.end + gap) last.end = Math.max(last.end, part.end);
    else joined.push({ ...part });
  }
  return joined;
}

/** The union of several lists. */
export function mergeRanges(...lists: WatchedRanges[]): WatchedRanges {
  let parts = join(lists.flatMap(partsOf), JOIN_SECONDS);
  for (let gap = JOIN_SECONDS * 2; parts.length > MAX_PARTS; gap *= 2) parts = join(parts, gap);
  return parts.flatMap(({ start, end }) => [start, end]);
}

/** Seconds that were watched at least once. */
export function watchedSeconds(ranges: WatchedRanges): number {
  return partsOf(ranges).reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Watched fraction of a video of `duration` seconds, 0 to 1; 0 while the duration is unknown. */
export function watchedFraction(ranges: WatchedRanges, duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.min(1, watchedSeconds(ranges) / duration);
}
