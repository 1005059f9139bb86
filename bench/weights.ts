import { gzipSync } from 'node:zlib';
import { sitePages } from '@/lib/pages/site-pages';
import { markdownTable } from '@/scripts/markdown-table';
import { pageWeight } from '@/scripts/page-weight';
import { COURSE, LESSON } from '@/scripts/sample-course';

/** Weighs the pages of a running site: `npm run weights -w bench -- http://localhost:3000`. */
const SITE = process.argv[2] ?? 'http://localhost:3000';
const PAGES = ['/search/python', COURSE, LESSON, ...sitePages.map(({ path }) => path)];
const HEAD = ['page', 'HTML kB', 'gzip', 'elements', 'data kB', 'scripts kB gzip', 'styles kB gzip'];
/** Modern browsers skip scripts for old ones. */
const SCRIPTS = /<script(?![^>]+nomodule)[^>]+src="(\/[^"]+)"/gi;
const STYLES = /<link[^>]+href="(\/[^"]+\.css)"/g;

const load = async (path: string) => Buffer.from(await (await fetch(SITE + path)).arrayBuffer());
const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

/** Compressed bytes of the files that a page names, as a browser without a cache loads them. */
async function weigh(html: string, named: RegExp): Promise<number> {
  const paths = new Set([...html.matchAll(named)].map(([, path = '']) => path));
  const files = await Promise.all([...paths].map(load));
  return files.reduce((all, file) => all + gzipSync(file).byteLength, 0);
}

const rows: (string | number)[][] = [];
for (const path of PAGES) {
  const html = (await load(path)).toString();
  const { bytes, gzip, elements, data } = pageWeight(html);
  const [scripts, styles] = [await weigh(html, SCRIPTS), await weigh(html, STYLES)];
  rows.push([path.slice(0, 40), kB(bytes), kB(gzip), elements, kB(data), kB(scripts), kB(styles)]);
}
console.log(markdownTable([HEAD, ...rows]));
