import { brotliCompressSync, gzipSync } from 'node:zlib';

export type Weights = Record<'html' | 'scripts' | 'styles', { gzip: number; brotli: number }>;

const SCRIPTS = /<script[^>]+src="(\/[^"]+)"/g;
const STYLES = /<link[^>]+href="(\/[^"]+\.css)"/g;

/** Bytes of a page, its scripts and styles, as a browser without cache loads them. */
export async function weigh(site: string, route: string): Promise<Weights> {
  const load = async (path: string) => Buffer.from(await (await fetch(site + path)).arrayBuffer());
  const html = await load(route);
  const named = async (pattern: RegExp) => {
    const paths = [...html.toString().matchAll(pattern)].flatMap(([tag, path = '']) =>
      // Modern browsers skip these.
      /nomodule/i.test(tag) ? [] : path,
    );
    return Promise.all([...new Set(paths)].map(load));
  };
  const sum = (parts: Buffer[]) => ({
    gzip: parts.reduce((all, part) => all + gzipSync(part).byteLength, 0),
    brotli: parts.reduce((all, part) => all + brotliCompressSync(part).byteLength, 0),
  });
  return { html: sum([html]), scripts: sum(await named(SCRIPTS)), styles: sum(await named(STYLES)) };
}
