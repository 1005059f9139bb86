import { prefixes, queryClasses } from '@/bench/search-classes';
import { percentiles, timeEach } from '@/bench/search-measure';
import { openEngine } from '@/lib/server/search/open-engine';
import { buildIndex } from '@/lib/server/search-index/build/build-index';
import { indexFile } from '@/lib/server/search-index/index-folder';

const [catalog = '', indexDir = ''] = process.argv.slice(2);
const { version } = await buildIndex({
  catalogDirs: [catalog],
  indexDir,
  wordsDir: 'data/words',
  meaningDir: 'data/meaning',
});
const engine = openEngine(indexFile(indexDir, version), { remember: false });
for (const { searches } of queryClasses(20)) timeEach(searches, (s) => engine.search(s));
for (let round = 0; round < 2; round++)
  for (const { name, searches } of queryClasses(150)) {
    const t = percentiles(timeEach(searches, (s) => engine.search(s)));
    console.log(round, name.padEnd(20), [t.p50, t.p95, t.p99].map((x) => x.toFixed(2)).join(' / '));
  }
const t = percentiles(timeEach(prefixes(150), (p) => engine.suggest(p, 8)));
console.log('suggestions', [t.p50, t.p95, t.p99].map((x) => x.toFixed(2)).join(' / '));
