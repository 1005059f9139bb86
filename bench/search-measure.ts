import { readFileSync } from 'node:fs';

export type Times = { p50: number; p95: number; p99: number };

/** Percentiles of times in milliseconds. */
export function percentiles(times: number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Milliseconds that each of the calls takes. */
export function timeEach<Item>(items: Item[], call: (item: Item) => unknown): number[] {
  return items.map((item) => {
    const started = performance.now();
    call(item);
    return performance.now() - started;
  });
}

/** Megabytes that belong to this process alone, without pages of files (Linux), else all that it holds. */
export function privateMegabytes(): number {
  try {
    const text = readFileSync('/proc/self/smaps_rollup', 'utf8');
    const sum = [...text.matchAll(/^Private_Dirty:\s+(\d+) kB$/gm)].reduce(
      (all, match) => all + Number(match[1]),
      0,
    );
    return sum / 1024;
  } catch {
    return process.memoryUsage().rss / 1024 / 1024;
  }
}

export function printRow(name: string, cells: (number | string)[]): void {
  const text = cells.map((cell) =>
    (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 1) : cell).padStart(10),
  );
  console.log(name.padEnd(30) + text.join(''));
}
