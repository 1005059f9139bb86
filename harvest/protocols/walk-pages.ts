import { readJson } from '@/harvest/extractors/read-list';
import type { Extracted } from '@/harvest/facts/fact.schema';
import { SourceFault } from '@/harvest/harvest-error';
import { JSON_TYPES } from '@/harvest/http/ask';
import type { Step, Walk } from './walk.types';

/** More pages than any source has: a source that numbers its pages without end. */
const MOST_PAGES = 50_000;

export type Pages = {
  first: string;
  accept?: string;
  /** `base` is where relative addresses of courses belong. */
  extract: (json: unknown, base: string, address: string) => Extracted;
};

/** The address of the next page at the source's own origin; a proxy may have taken its https away. */
function nextAddress(next: string | undefined, address: string): string | undefined {
  if (!next) return undefined;
  if (!URL.canParse(next, address))
    throw new SourceFault('shape', `${address} names no next page: "${next}"`);
  const [from, to] = [new URL(address), new URL(next, address)];
  if (to.host !== from.host) throw new SourceFault('shape', `${address} leads to another host, ${to.host}`);
  to.protocol = from.protocol;
  return to.href;
}

/** Reads a list that is given in pages of JSON, each of which names the next one. */
export async function* walkPages(walk: Walk, { first, accept, extract }: Pages): AsyncGenerator<Step> {
  const seen = new Set(walk.done.keys());
  let read = 0;
  let address = seen.size > 0 ? walk.next : first;
  while (address !== undefined) {
    if (seen.has(address)) throw new SourceFault('shape', `${address} leads in circles`);
    if (seen.size >= MOST_PAGES) throw new SourceFault('shape', `${walk.source.id} has no last page`);
    seen.add(address);
    const known = walk.known(address);
    const answer = await walk.ask(address, {
      types: JSON_TYPES,
      accept: accept ?? 'application/json',
      etag: known?.etag,
      lastModified: known?.lastModified,
    });
    if (answer.status === 304 && known) {
      yield { ...known, same: true, drafts: [] };
      address = known.next;
      continue;
    }
    const { drafts, next, total } = extract(
      readJson(answer.body.toString(), address),
      walk.source.site ?? address,
      address,
    );
    read += drafts.length;
    walk.onProgress(read, total);
    const to = drafts.length > 0 ? nextAddress(next, address) : undefined;
    const { etag, lastModified } = answer;
    yield {
      step: address,
      ...(to && { next: to }),
      ...(etag && { etag }),
      ...(lastModified && { lastModified }),
      drafts,
    };
    address = to;
  }
}
