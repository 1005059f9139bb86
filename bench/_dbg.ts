import { openEngine } from '@/lib/server/search/open-engine';
import { buildIndex } from '@/lib/server/search-index/build/build-index';
import { indexFile } from '@/lib/server/search-index/index-folder';
import { openIndex } from '@/lib/server/search-index/open-index';
import { parseQuery } from '@/lib/server/search/query/parse-query';
import { tokenize } from '@/lib/text-analysis/tokenize';
const dir='/tmp/dbgidx';
const { version } = await buildIndex({ catalogDirs: ['data/catalog'], indexDir: dir, meaningDir:'data/meaning' });
const e = openEngine(indexFile(dir, version)); const idx=openIndex(indexFile(dir,version));
for (const words of process.argv.slice(2)) {
  const s={ words, filters:{}, sort:'relevance' as const, page:1, literal:false, asText:[] };
  const p=parseQuery(idx,s);
  console.log('\n==',words,'| tokens',tokenize(words,idx.runs).map(t=>t.word).join(' / '));
  console.log(p.plan.units.map(u=>`${u.words}[${u.required?'R':'-'} w${u.weight.toFixed(1)} t:${u.topics} alt:${u.alternatives.length}]`).join(' '), 'langs', [...p.plan.languages].map(id=>idx.database.all("SELECT value FROM facet_values WHERE facet='language' AND id=?",id)).join(), 'excl', JSON.stringify(p.exclusions), 'rows',p.rows.length,'complete',p.complete?.length,p.relaxed,'corr',p.correctedTo, 'intents', p.intents.map(i=>i.facet+'='+i.value+(i.dropped?'!':'')).join());
  const a=e.search(s,{explain:true});
  for (const r of a.results.slice(0,7)) console.log('  ',r.language,r.title.slice(0,60),'|',r.explained?.score, JSON.stringify(r.explained?.parts));
  console.log('  near',a.nearestTopics.map(t=>t.name).join(', '),'total',a.total);
}
