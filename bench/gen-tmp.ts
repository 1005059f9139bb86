import { resolve } from 'node:path';
import { generateCatalog } from '@/bench/search-generate';

await generateCatalog(resolve('data/catalog'), '/tmp/cluster-speed/catalog', 100_000);
