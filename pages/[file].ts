import { PackedTexts, type SiteText, serveText } from '@/lib/http/server';
import { catalog } from '@/lib/search/server';
import {
  llmsText,
  manifestText,
  openSearchText,
  robotsText,
  sitemapIndex,
  sitemapShard,
} from '@/lib/seo/server';
import { serverEnv } from '@/lib/server/env';

const XML = 'application/xml';
const PLAIN = 'text/plain';

/** Two full shards of the largest size, or all of a small catalogue. */
const shards = new PackedTexts(16 * 1024 * 1024);

async function textOf(file: string): Promise<SiteText | undefined> {
  if (file === 'robots.txt') return { type: PLAIN, body: robotsText() };
  if (file === 'llms.txt') return { type: PLAIN, body: await llmsText(catalog()) };
  if (file === 'opensearch.xml')
    return { type: 'application/opensearchdescription+xml', body: openSearchText() };
  if (file === 'manifest.webmanifest') return { type: 'application/manifest+json', body: manifestText() };
  if (file === 'sitemap.xml') return { type: XML, body: await sitemapIndex(catalog()) };
  const key = serverEnv.INDEXNOW_KEY;
  if (key && file === `${key}.txt`) return { type: PLAIN, body: key };
  const shard = /^sitemap-([a-z0-9-]+)\.xml$/.exec(file)?.[1];
  if (shard === undefined) return undefined;
  const source = `${shard} ${await catalog().version()}`;
  const body = await shards.get(source, () => sitemapShard(catalog(), shard));
  return body && { type: XML, body };
}

/**
 * The files for crawlers at the root of the site. A route and not a rewrite, because a rewrite adds 3 kB of
 * matching code to every page.
 */
export const getServerSideProps = serveText(textOf);

export default function File() {
  return null;
}
