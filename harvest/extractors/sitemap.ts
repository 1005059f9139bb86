import sax from 'sax';

export type SitemapPage = { address: string; lastModified?: string };
export type Sitemap = { pages: SitemapPage[]; sitemaps: string[] };

type Entry = { loc?: string; lastmod?: string };

/** A sitemap in XML, an index of sitemaps, or a text with one address a line. What cannot be read is left out. */
export function extractSitemap(text: string): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split('\n').map((line) => line.trim());
    return { ...found, pages: lines.filter((line) => URL.canParse(line)).map((address) => ({ address })) };
  }
  const parser = sax.parser(true, { trim: true });
  let entry: Entry = {};
  let field: keyof Entry | undefined;
  parser.onopentag = ({ name }) => {
    if (name === 'url' || name === 'sitemap') entry = {};
    field = name === 'loc' || name === 'lastmod' ? name : undefined;
  };
  const addText = (piece: string) => {
    if (field) entry[field] = `${entry[field] ?? ''}${piece}`;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = (name) => {
    field = undefined;
    const address = entry.loc?.trim();
    if (!address || !URL.canParse(address)) return;
    if (name === 'sitemap') found.sitemaps.push(address);
    if (name === 'url')
      found.pages.push({ address, ...(entry.lastmod && { lastModified: entry.lastmod.trim() }) });
  };
  parser.onerror = () => {
    // Reading goes on after a mistake in the markup.
    parser.resume();
  };
  parser.write(text).close();
  return found;
}
