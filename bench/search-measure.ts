import { readFileSync } from 'node:fs';

/** Milliseconds of each call. */
export function timeEach<Item>(items: Item[], call: (item: Item) => unknown): number[] {
  return items.map((item) => {
    const started = performance.now();
    call(item);
    return performance.now() - started;
  });
}

/**
 * Private memory of this process in megabytes (Linux), else its resident memory. Pages of a mapped file that
 * was just written count as dirty until they are on disk; they are not included.
 */
export function privateMegabytes(): number {
  try {
    const [, kilobytes] =
      /^Anonymous:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8')) ?? [];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Falls back to the value below.
  }
  return process.memoryUsage().rss / 1024 / 1024;
}

export function printRow(name: string, cells: (number | string)[]): void {
  const text = cells.map((cell) =>
    (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : 1) : cell).padStart(10),
  );
  console.log(name.padEnd(30) + text.join(''));
}
