import { catalog } from '@/lib/server/catalog';
import { cachePublicly } from '@/lib/server/http/cache-headers';
import { loadPage } from '@/lib/server/http/load-page';
import { robotsText, sitemapIndex, sitemapShard } from '@/lib/server/seo/sitemap';

async function textOf(file: string): Promise<string | undefined> {
  if (file === 'robots.txt') return robotsText();
  if (file === 'sitemap.xml') return sitemapIndex(catalog());
  const shard = /^sitemap-([a-z0-9-]+)\.xml$/.exec(file)?.[1];
  return shard === undefined ? undefined : sitemapShard(catalog(), shard);
}

/**
 * `/robots.txt`, `/sitemap.xml` and its files at the root of the site. A route and not a rewrite, because one rewrite
 * brings 3 kB of matching code to every page.
 */
export const getServerSideProps = loadPage(async ({ params, res }) => {
  const file = String(params?.file);
  const text = await textOf(file);
  if (text === undefined) return { notFound: true };
  cachePublicly(res);
  res.setHeader('Content-Type', `${file.endsWith('.txt') ? 'text/plain' : 'application/xml'}; charset=utf-8`);
  res.setHeader('X-Robots-Tag', 'noindex');
  res.end(text);
  return { props: {} };
});

export default function File() {
  return null;
}
