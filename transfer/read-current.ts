import { POINTER, VERSION } from '@polymath/engine/files';
import { UsageError } from '@/scripts/run-command';
import { MANIFEST_BYTES, MANIFEST_FILE, type Manifest, readManifest } from './manifest';
import { type RetryOptions, retryTransfer } from './retry-transfer';
import type { Store } from './store.types';
import { TransferError } from './transfer-error';

const POINTER_BYTES = 1024;

/** @throws TransferError when the store names no current version. */
export async function readCurrent(store: Store, patience?: RetryOptions): Promise<string> {
  const text = await retryTransfer(() => store.readText(POINTER, POINTER_BYTES), patience);
  const version = text.trim();
  if (VERSION.test(version)) return version;
  throw new TransferError(`${store.name}/${POINTER} names no version: is this where an index was published?`);
}

/** @throws TransferError, `missing` when this version was never published or was removed. */
export async function fetchManifest(
  store: Store,
  version: string,
  patience?: RetryOptions,
): Promise<Manifest> {
  if (!VERSION.test(version)) throw new UsageError(`"${version}" is no version.`);
  const path = `${version}/${MANIFEST_FILE}`;
  const text = await retryTransfer(() => store.readText(path, MANIFEST_BYTES), patience);
  return readManifest(text, version, `${store.name}/${path}`);
}
