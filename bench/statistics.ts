/** Milliseconds. */
export type Times = { p50: number; p95: number; p99: number };

/**
 * The measured value at index floor(n × share) of the sorted values, at most the last one: with 200 values the 99th
 * percentile is the 199th, and with an even number of values the median is the higher of the two in the middle.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Percentiles of times in milliseconds. */
export const percentiles = (times: readonly number[]): Times => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

/** "3 of 4 (75.0 %)" */
export const share = (some: number, all: number): string =>
  `${some} of ${all} (${((100 * some) / all).toFixed(1)} %)`;
