import { JOIN_SECONDS, mergeRanges, type WatchedRanges } from './watched-ranges';

/**
 * Watched parts of a video with the time in milliseconds since 1970 at which each was last watched:
 * `[start, end, time, start, end, time, ...]`, sorted and disjoint.
 */
export type WatchedTimes = number[];

/** More than a video of hours has, and a person makes. Beyond it, the times of the oldest are forgotten. */
const MAX_TIMED = 200;
/** A part that continues another one gets its time, if that is not longer ago than this. */
const SAME_TIME_MS = 60_000;
/** With more parts than this, ten times longer. */
const MANY_TIMED = 60;

type TimedPart = { start: number; end: number; at: number };

function partsOf(times: WatchedTimes): TimedPart[] {
  const parts: TimedPart[] = [];
  for (let index = 0; index + 2 < times.length; index += 3) {
    const [start = 0, end = 0, at = 0] = times.slice(index, index + 3);
    if (end > start) parts.push({ start, end, at });
  }
  return parts;
}

/** What is left of a part outside of other parts, which are sorted and disjoint. */
function outside({ start, end, at }: TimedPart, others: TimedPart[]): TimedPart[] {
  const left: TimedPart[] = [];
  let from = start;
  for (const other of others) {
    if (other.end <= from || other.start >= end) continue;
    if (other.start > from) left.push({ start: from, end: other.start, at });
    from = other.end;
  }
  if (from < end) left.push({ start: from, end, at });
  return left;
}

const byPlace = (one: TimedPart, other: TimedPart) => one.start - other.start;
const newestFirst = (one: TimedPart, other: TimedPart) => other.at - one.at || one.start - other.start;

/** Parts that touch and have one time are one part. */
function joinTouching(sorted: TimedPart[]): TimedPart[] {
  const joined: TimedPart[] = [];
  for (const part of sorted) {
    const last = joined.at(-1);
    if (last && last.end === part.start && last.at === part.at) last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

const areSeparate = (parts: TimedPart[]) =>
  parts.every(({ start }, index) => start >= (parts[index - 1]?.end ?? 0));

function separate(parts: TimedPart[]): TimedPart[] {
  let separated: TimedPart[] = [];
  for (const part of [...parts].sort(newestFirst)) {
    separated = [...separated, ...outside(part, separated)].sort(byPlace);
  }
  return separated;
}

/** The union of two lists: each second has its latest time. */
export function mergeTimes(one: WatchedTimes, other: WatchedTimes): WatchedTimes {
  // A list is merged with itself whenever it is read.
  const all = one === other ? partsOf(one) : [...partsOf(one), ...partsOf(other)];
  const joined = joinTouching(areSeparate(all) ? all : separate(all));
  const kept =
    joined.length > MAX_TIMED ? joined.sort(newestFirst).slice(0, MAX_TIMED).sort(byPlace) : joined;
  return kept.flatMap(({ start, end, at }) => [start, end, at]);
}

/** These parts with a time: that of the part which they continue, or now. */
export function addTimes(
  times: WatchedTimes,
  ranges: WatchedRanges,
  now: number,
  /** Parts from before a restart are not continued. */
  since = 0,
): WatchedTimes {
  const known = partsOf(times);
  const near = known.length > MANY_TIMED ? 10 * SAME_TIME_MS : SAME_TIME_MS;
  const added: WatchedTimes = [];
  for (let index = 0; index + 1 < ranges.length; index += 2) {
    const [start = 0, end = 0] = ranges.slice(index, index + 2);
    const continued = known.find(
      ({ end: last, at }) =>
        Math.abs(last - start) <= JOIN_SECONDS && at >= Math.max(since, now - near) && at <= now,
    );
    if (continued) added.push(Math.min(start, continued.end), end, continued.at);
    else added.push(start, end, now);
  }
  return mergeTimes(times, added);
}

/** The parts that were watched since a time. */
export function rangesSince(times: WatchedTimes, since: number): WatchedRanges {
  return mergeRanges(
    partsOf(times)
      .filter(({ at }) => at >= since)
      .flatMap(({ start, end }) => [start, end]),
  );
}
