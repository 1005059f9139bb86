import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ClusterClient, ClusterError } from './cluster-client';
import type { Document } from './cluster-documents';
import type { ClusterMeta } from './cluster-mapping';

/** Bytes of a part; a third more as text. */
const PART = 3_000_000;

const part = z.object({ _source: z.object({ data: z.string() }) });

/** The dictionary's file in parts; the hash is complete when the last part was taken. */
export async function* dictionaryDocuments(file: string, hash: Hash): AsyncGenerator<Document> {
  let number = 0;
  for await (const piece of createReadStream(file, { highWaterMark: PART })) {
    hash.update(piece as Buffer);
    yield { id: String(number++), source: { data: (piece as Buffer).toString('base64') } };
  }
}

type Wanted = {
  client: ClusterClient;
  /** The index with the parts. */
  index: string;
  meta: ClusterMeta;
  /** Where dictionaries are kept, by version. */
  folder: string;
  signal: AbortSignal;
};

/**
 * The file of a version's dictionary on this machine, read from the cluster where it is not there yet. Those of other
 * versions are removed, except `kept`.
 * @throws ClusterError when it does not arrive whole
 */
export async function fetchDictionary(
  { client, index, meta, folder, signal }: Wanted,
  kept: string | undefined,
): Promise<string> {
  const { version, dictionary } = meta;
  const file = join(folder, `${version}.db`);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${version}-${process.pid}`);
  const hash = createHash('sha256');
  const handle = await open(temporary, 'w');
  try {
    for (let number = 0; number < dictionary.parts; number++) {
      const { _source } = await client.ask(part, 'GET', `/${index}/_doc/${number}`, { signal });
      const piece = Buffer.from(_source.data, 'base64');
      hash.update(piece);
      await handle.write(piece);
    }
    await handle.close();
    if (hash.digest('hex') !== dictionary.sha256)
      throw new ClusterError(`The dictionary of ${version} is damaged.`, 0);
    await rename(temporary, file);
  } finally {
    await handle.close().catch(() => {});
    await rm(temporary, { force: true });
  }
  for (const name of await readdir(folder))
    if (name.endsWith('.db') && name !== `${version}.db` && name !== `${kept}.db`)
      await rm(join(folder, name), { force: true });
  return file;
}
