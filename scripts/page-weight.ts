import { gzipSync } from 'node:zlib';
import * as cheerio from 'cheerio';

/** Bytes of a page's HTML, of it those of the data for the browser, and the number of its elements. */
type PageWeight = { bytes: number; gzip: number; elements: number; data: number };

export function pageWeight(html: string): PageWeight {
  const page = cheerio.load(html);
  return {
    bytes: Buffer.byteLength(html),
    gzip: gzipSync(html).byteLength,
    elements: page('*').length,
    data: Buffer.byteLength(page('#__NEXT_DATA__').text()),
  };
}
