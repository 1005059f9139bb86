import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const zip = promisify(gzip);

export const hashText = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

export type PackedText = { plain: Buffer; gzip: Buffer; hash: string };
type Write = () => Promise<AsyncIterable<string> | undefined>;

async function pack(pieces: AsyncIterable<string>): Promise<PackedText> {
  const chunks: Buffer[] = [];
  for await (const piece of pieces) chunks.push(Buffer.from(piece));
  const plain = Buffer.concat(chunks);
  return { plain, gzip: await zip(plain), hash: hashText(plain) };
}

/**
 * Long generated files, each written and compressed once. A file that is written while it is sent would be written anew
 * for every client that stops reading.
 */
export class PackedTexts {
  readonly #texts: LRUCache<string, PackedText, Write>;

  constructor(maxBytes: number) {
    this.#texts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ plain, gzip: zipped }) => plain.byteLength + zipped.byteLength,
      // A file that is evicted before it is written still answers the waiting requests.
      ignoreFetchAbort: true,
      fetchMethod: async (_source, _old, { context: write }) => {
        const pieces = await write();
        return pieces && pack(pieces);
      },
    });
  }

  /** The file of this source; identical concurrent requests share one. `write` returns undefined if there is none. */
  get(source: string, write: Write): Promise<PackedText | undefined> {
    return this.#texts.fetch(source, { context: write });
  }
}
