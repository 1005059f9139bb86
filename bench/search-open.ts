import { openEngine } from '@/lib/search/server/open-engine';
import { queryClasses } from './search-classes';
import { privateMegabytes } from './search-measure';

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
