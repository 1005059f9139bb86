import { closeSync, openSync, writeSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashFile, type ManifestFile, syncFile } from './manifest';
import { type RetryOptions, retryTransfer } from './retry-transfer';
import type { Store } from './store.types';
import { TransferError } from './transfer-error';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

type DownloadOptions = {
  signal?: AbortSignal | undefined;
  patience?: RetryOptions | undefined;
  /** Called with the number of bytes that have been received so far. */
  onBytes?: ((bytes: number) => void) | undefined;
};

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Counts the bytes that pass through, and fails if there are more than expected. */
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

/** Writes at once, so that nothing of a body that arrives faster than the disk takes it piles up in memory. */
function fileSink(file: string, flags: 'a' | 'w'): Writable {
  const descriptor = openSync(file, flags);
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      try {
        for (let at = 0; at < piece.length; ) at += writeSync(descriptor, piece, at);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    destroy(error, done) {
      closeSync(descriptor);
      done(error);
    },
  });
}

function toTransferError(error: unknown, place: string): unknown {
  if (error instanceof TransferError) return error;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return new TransferError('The disk is full.', undefined, error);
  // An error of the local disk would repeat; an error of the network may be temporary.
  const isOurs = ['write', 'open', 'fsync'].includes(syscall);
  return new TransferError(
    isOurs ? `The disk does not take it (${code}).` : `${place} broke off.`,
    isOurs ? undefined : 'again',
    error,
  );
}

const isFull = (error: unknown): boolean =>
  error instanceof TransferError && FULL.has((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Downloads the missing rest of the partial file and flushes it to disk. */
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
    const sink = fileSink(part, at > 0 ? 'a' : 'w');
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
 * Downloads one file of a manifest into a folder. Resumes a partial download. The file gets its final name
 * only after its checksum has been verified.
 * @throws TransferError when the download fails. The partial file is kept for the next attempt, unless its
 * content was wrong or the disk is full.
 */
export async function downloadFile(
  store: Store,
  path: string,
  file: ManifestFile,
  dir: string,
  options: DownloadOptions = {},
): Promise<void> {
  // Named by its checksum, so a partial file is never resumed for a different file.
  const part = join(dir, `${file.sha256}.part`);
  if ((await sizeOf(part)) > file.bytes) await rm(part, { force: true });
  const wasResumed = (await sizeOf(part)) > 0;
  await complete(store, path, file, part, options);
  if ((await hashFile(part)) === file.sha256) return rename(part, join(dir, file.name));
  await rm(part, { force: true });
  // The partial file may have been damaged before: download the whole file once more.
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
    await retryTransfer(() => append(store, path, file, part, { ...options, onBytes }), options.patience, {
      signal: options.signal,
      isFurther,
    });
  } catch (error) {
    // The running site needs the disk space more.
    if (isFull(error)) await rm(part, { force: true });
    throw error;
  }
}
