import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './store.types';
import { TransferError } from './transfer-error';

/** A folder as a store: what `catalog:publish` wrote, or a copy or mount of it. */
export function folderStore(dir: string): Store {
  const opened = (path: string) =>
    open(join(dir, path)).catch((cause: NodeJS.ErrnoException) => {
      const missing = cause.code === 'ENOENT' || cause.code === 'ENOTDIR';
      const what = missing ? 'There is no' : 'This process may not read';
      throw new TransferError(`${what} ${join(dir, path)}.`, missing ? 'missing' : undefined, cause);
    });
  return {
    name: dir,
    isFolder: true,
    readText: async (path, maxBytes) => {
      const file = await opened(path);
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return buffer.toString('utf8', 0, bytesRead);
      } finally {
        await file.close();
      }
    },
    read: async (path, from, signal) => {
      await (await opened(path)).close();
      const body = createReadStream(join(dir, path), { start: from, highWaterMark: 1 << 20, signal });
      return { at: from, body };
    },
  };
}
