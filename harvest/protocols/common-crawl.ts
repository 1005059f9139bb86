import { z } from 'zod';
import { extractHtmlPage } from '@/harvest/extractors/html-page';
import { extractWarc } from '@/harvest/extractors/warc';
import { SourceFault } from '@/harvest/harvest-error';
import { readPage } from './read-page';
import type { Step, Walk } from './walk.types';

const DATA = 'https://data.commoncrawl.org/';
const MAX_INDEX = 100_000_000;
const MAX_RECORD = 5_000_000;

const captureSchema = z.object({
  url: z.string(),
  filename: z.string().regex(/^[\w./-]+$/),
  offset: z.coerce.number().int().nonnegative(),
  length: z.coerce.number().int().positive().max(MAX_RECORD),
});
type Capture = z.infer<typeof captureSchema>;

/** The captures of one host, from the index of the release: one JSON object a line. */
async function listCaptures(walk: Walk, host: string): Promise<Capture[]> {
  const index = new URL(walk.source.origin);
  const query = { url: `${host}/*`, output: 'json', filter: '=status:200' };
  for (const [name, value] of Object.entries(query)) index.searchParams.set(name, value);
  const { body } = await walk.ask(index.href, { types: 'any', maxBytes: MAX_INDEX });
  const captures = new Map<string, Capture>();
  for (const line of body.toString('utf8').split('\n').filter(Boolean)) {
    const read = captureSchema.safeParse(parse(line));
    if (read.success) captures.set(read.data.url, read.data);
  }
  if (captures.size === 0) throw new SourceFault('shape', `the index of ${host} cannot be read`);
  return [...captures.values()];
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Reads the captured pages of the hosts that the registry names (`parts`), each as a range of a file of Common Crawl;
 * the hosts themselves are not asked.
 */
export async function* walkCommonCrawl(walk: Walk): AsyncGenerator<Step> {
  const data = walk.source.site ?? DATA;
  for (const part of walk.source.parts) {
    const { host } = new URL(part);
    if (walk.done.has(host)) continue;
    const captures = await listCaptures(walk, host);
    for (const [n, { url, filename, offset, length }] of captures.entries()) {
      walk.signal?.throwIfAborted();
      walk.onProgress(n + 1, captures.length);
      if (walk.done.has(url)) continue;
      const range = `bytes=${offset}-${offset + length - 1}`;
      const { status, body } = await walk.ask(new URL(filename, data).href, {
        types: 'any',
        range,
        maxBytes: MAX_RECORD,
      });
      if (status !== 206) throw new SourceFault('shape', `${data} gives no ranges`);
      const page = await extractWarc(body);
      yield {
        step: url,
        ...(await readPage(() => (page ? extractHtmlPage(page.html, page.address) : []))),
      };
    }
    yield { step: host, drafts: [] };
  }
}
