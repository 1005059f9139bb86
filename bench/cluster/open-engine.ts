import { queryClasses } from '@/bench/search-classes';
import { privateMegabytes } from '@/bench/search-measure';
import { openEngine } from '@/lib/search/server/open-engine';
import { ClusterEngine } from '@/lib/search/server/site-cluster';

// A separate process: prints the private memory in megabytes that an engine adds to it after some searches. Arguments:
// the index file; or the addresses of a cluster, its alias and the folder of dictionaries.
const [place = '', alias, dictionaries = ''] = process.argv.slice(2);
globalThis.gc?.();
const before = privateMegabytes();
const engine =
  alias === undefined
    ? openEngine(place)
    : new ClusterEngine({ url: place, alias, timeout: 30_000, dictionaries });
for (const { searches } of queryClasses(40)) for (const search of searches) await engine.search(search);
globalThis.gc?.();
console.log(privateMegabytes() - before);
await engine.close();
