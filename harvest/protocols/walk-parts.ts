import type { ReadPart } from '@/harvest/extractors/part.types';
import type { Step, Walk } from './walk.types';

/**
 * Reads a source that has a file for each course, or one for all: the registry names them. One that is gone is left out.
 * `isAlone`: nothing is read beside the file, so that an unchanged one need not be read again.
 */
export async function* walkParts(
  walk: Walk,
  { read, isAlone }: { read: ReadPart; isAlone: boolean },
): AsyncGenerator<Step> {
  const { origin, parts } = walk.source;
  const addresses = parts.length > 0 ? parts : [origin];
  const get = (address: string, known: Partial<Step> = {}) =>
    walk.ask(address, {
      types: 'any',
      orStatus: 404,
      etag: known.etag,
      lastModified: known.lastModified,
    });
  for (const [at, address] of addresses.entries()) {
    if (walk.done.has(address)) continue;
    const known = isAlone ? walk.known(address) : undefined;
    const { status, body, etag, lastModified } = await get(address, known);
    walk.onProgress(at + 1, addresses.length);
    if (status === 304 && known) {
      yield { ...known, same: true, drafts: [] };
      continue;
    }
    if (status === 404) {
      yield { step: address, drafts: [], unreadable: 1 };
      continue;
    }
    const more = async (path: string) => {
      const answer = await get(new URL(path, address).href);
      return answer.status === 404 ? undefined : answer.body.toString('utf8');
    };
    const drafts = await read({ text: body.toString('utf8'), address, more });
    yield { step: address, drafts, ...(etag && { etag }), ...(lastModified && { lastModified }) };
  }
}
