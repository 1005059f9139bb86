/**
 * Watched parts of a video in seconds: `[start, end, start, end, ...]`, sorted and disjoint. Flat, because
 * Firestore cannot store nested lists.
 */
export type WatchedRanges = number[];

/** Parts closer than this are joined: a player reports its position about four times a second. */
export const JOIN_SECONDS = 1.5;
/** More parts than a person makes. Beyond it, the shortest ones are dropped to keep a record small. */
const MAX_PARTS = 200;

type Part = { start: number; end: number };

function partsOf(ranges: WatchedRanges): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index + 1 < ranges.length; index += 2) {
    parts.push({ start: ranges[index] ?? 0, end: ranges[index + 1] ?? 0 });
  }
  return parts;
}

const lengthOf = ({ start, end }: Part) => end - start;
const byPlace = (one: Part, other: Part) => one.start - other.start;
const longestFirst = (one: Part, other: Part) => lengthOf(other) - lengthOf(one) || byPlace(one, other);

function join(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts.filter((one) => lengthOf(one) > 0).sort(byPlace)) {
    const last = joined.at(-1);
    if (last && part.start <= last.end + JOIN_SECONDS) last.end = Math.max(last.end, part.end);
    else joined.push({ ...part });
  }
  return joined;
}

export function mergeRanges(...lists: WatchedRanges[]): WatchedRanges {
  const parts = join(lists.flatMap(partsOf));
  const kept = parts.length > MAX_PARTS ? parts.sort(longestFirst).slice(0, MAX_PARTS).sort(byPlace) : parts;
  return kept.flatMap(({ start, end }) => [start, end]);
}

/** Seconds that were watched at least once. */
export function watchedSeconds(ranges: WatchedRanges): number {
  return partsOf(ranges).reduce((sum, part) => sum + lengthOf(part), 0);
}

/** Watched fraction of a video of `duration` seconds, 0 to 1; 0 while the duration is unknown. */
export function watchedFraction(ranges: WatchedRanges, duration: number): number {
  if (!(duration > 0)) return 0;
  return Math.min(1, watchedSeconds(ranges) / duration);
}
