import { serverEnv } from '@/lib/server/env';
import { asSearchEngine } from '@/lib/server/search/answers';
import { openEngine } from '@/lib/server/search/open-engine';
import { indexFile, readPointer } from '@/lib/server/search-index/index-folder';
import { countListedPages } from '@/lib/server/seo/count-listed-pages';

/** Counts the pages that search engines are told of, and those that they are not, with the reason: `npm run pages:listed`. */
const { INDEX_DIR } = serverEnv;
const version = await readPointer(INDEX_DIR);
if (!version) throw new Error(`There is no index in ${INDEX_DIR}: run npm run catalog:build.`);
const engine = asSearchEngine(openEngine(indexFile(INDEX_DIR, version)));
try {
  console.table(await countListedPages(engine));
} finally {
  await engine.close();
}
