import { readFileSync } from 'node:fs';
import { openEngine } from '@/lib/search/server/open-engine';
import { queryClasses } from './search-classes';

/**
 * Private memory of this process in megabytes (Linux), else its resident memory. Pages of a mapped file that
 * was just written count as dirty until they are on disk; they are not included.
 */
function privateMegabytes(): number {
  try {
    const [, kilobytes] =
      /^Anonymous:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8')) ?? [];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Falls back to the value below.
  }
  return process.memoryUsage().rss / 1024 / 1024;
}

// A separate process: measures the time that a fresh server needs to open the index, and its memory
// afterwards.
const [file = ''] = process.argv.slice(2);
const before = privateMegabytes();
const started = performance.now();
const engine = openEngine(file);
const opened = performance.now() - started;
const classes = queryClasses(40);
const [first] = classes.flatMap(({ searches }) => searches);
if (first) engine.search(first);
const answered = performance.now() - started;
for (const { searches } of classes) for (const search of searches) engine.search(search);
// Excludes garbage.
globalThis.gc?.();
const after = privateMegabytes();
console.log(JSON.stringify({ opened, answered, megabytes: after, engineMegabytes: after - before }));
engine.close();
