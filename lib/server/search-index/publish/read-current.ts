import { assertServer } from '@/lib/server/guard';
import { POINTER, VERSION } from '@/lib/server/search-index/index-folder';
import { MANIFEST_BYTES, MANIFEST_FILE, type Manifest, readManifest } from './manifest';
import type { Store } from './store.types';
import { TransferError } from './transfer-error';
import { type Patience, tryAgain } from './try-again';

assertServer('lib/server/search-index/publish/read-current');

const POINTER_BYTES = 1024;

/** @throws TransferError when the store names no current version. */
export async function readCurrent(store: Store, patience?: Patience): Promise<string> {
  const text = await tryAgain(() => store.readText(POINTER, POINTER_BYTES), patience);
  const version = text.trim();
  if (VERSION.test(version)) return version;
  throw new TransferError(`${store.name}/${POINTER} names no version: is this where an index was published?`);
}

/** @throws TransferError, `missing` when this version was never published or was removed. */
export async function fetchManifest(store: Store, version: string, patience?: Patience): Promise<Manifest> {
  if (!VERSION.test(version)) throw new TransferError(`"${version}" is no version.`, 'usage');
  const path = `${version}/${MANIFEST_FILE}`;
  const text = await tryAgain(() => store.readText(path, MANIFEST_BYTES), patience);
  return readManifest(text, version, `${store.name}/${path}`);
}
