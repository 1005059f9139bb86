import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertServer } from '@/lib/server/guard';
import { hashFile, type ManifestFile, syncFile } from './manifest';
import type { Store } from './store.types';
import { TransferError } from './transfer-error';
import { type Patience, tryAgain } from './try-again';

assertServer('lib/server/search-index/publish/download-file');

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export type DownloadOptions = {
  signal?: AbortSignal | undefined;
  patience?: Patience | undefined;
  /** How many bytes of the file are here now. */
  onBytes?: ((bytes: number) => void) | undefined;
};

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Counts what passes and stops what is longer than it may be. */
function counter(from: number, { bytes, name }: ManifestFile, onBytes?: (bytes: number) => void): Transform {
  let at = from;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      at += piece.length;
      if (at > bytes) done(new TransferError(`${name} is longer than its manifest says.`));
      else {
        onBytes?.(at);
        done(null, piece);
      }
    },
  });
}

function toTransferError(error: unknown, place: string): unknown {
  if (error instanceof TransferError) return error;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return new TransferError('The disk is full.', undefined, error);
  // What the own disk refuses it will refuse again; what comes over a network may be a passing trouble.
  const isOurs = ['write', 'open', 'fsync'].includes(syscall);
  return new TransferError(
    isOurs ? `The disk does not take it (${code}).` : `${place} broke off.`,
    isOurs ? undefined : 'again',
    error,
  );
}

const isFull = (error: unknown): boolean =>
  error instanceof TransferError && FULL.has((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Adds to the part what is missing of it, and makes sure that the disk has it. */
async function append(
  store: Store,
  path: string,
  file: ManifestFile,
  part: string,
  { signal, onBytes }: DownloadOptions,
): Promise<void> {
  const from = await sizeOf(part);
  const { at, body } = await store.read(path, from, signal);
  try {
    const sink = createWriteStream(part, { flags: at > 0 ? 'a' : 'w' });
    await pipeline(body, counter(at, file, onBytes), sink, signal ? { signal } : {});
    await syncFile(part);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw toTransferError(error, `${store.name}/${path}`);
  }
  if ((await sizeOf(part)) < file.bytes) {
    throw new TransferError(`${path} is shorter than its manifest says.`, 'again');
  }
}

/**
 * Brings one file of a manifest into a folder. What an earlier try left of it is gone on with; nothing bears the
 * file's own name before its checksum was right.
 * @throws TransferError when it cannot be had; what is here of it stays for the next time, unless it was wrong
 *   or the disk is full
 */
export async function downloadFile(
  store: Store,
  path: string,
  file: ManifestFile,
  dir: string,
  options: DownloadOptions = {},
): Promise<void> {
  // Named by its content: a part is never gone on with for another file.
  const part = join(dir, `${file.sha256}.part`);
  if ((await sizeOf(part)) > file.bytes) await rm(part, { force: true });
  const wasResumed = (await sizeOf(part)) > 0;
  await complete(store, path, file, part, options);
  if ((await hashFile(part)) === file.sha256) return rename(part, join(dir, file.name));
  await rm(part, { force: true });
  // The part may have been bad from the start: then the whole file deserves one try.
  if (wasResumed) return downloadFile(store, path, file, dir, options);
  throw new TransferError(
    `${store.name}/${path} does not have the checksum that its manifest says.`,
    'wrong',
  );
}

async function complete(
  store: Store,
  path: string,
  file: ManifestFile,
  part: string,
  options: DownloadOptions,
): Promise<void> {
  let had = await sizeOf(part);
  let has = had;
  const onBytes = (bytes: number) => {
    has = bytes;
    options.onBytes?.(bytes);
  };
  onBytes(had);
  if (had === file.bytes) return;
  const isFurther = () => {
    const further = has > had;
    had = Math.max(had, has);
    return further;
  };
  try {
    await tryAgain(() => append(store, path, file, part, { ...options, onBytes }), options.patience, {
      signal: options.signal,
      isFurther,
    });
  } catch (error) {
    // A site that serves from the same disk needs the room more.
    if (isFull(error)) await rm(part, { force: true });
    throw error;
  }
}
