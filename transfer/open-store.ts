import { resolve } from 'node:path';
import { UsageError } from '@/scripts/run-command';
import { folderStore } from './folder-store';
import { httpStore } from './http-store';
import type { RemoteStore, Store } from './store.types';

export type Place = { kind: 'folder'; dir: string; store: Store } | { kind: 'server'; store: RemoteStore };

/**
 * Opens a store from a folder path or an http(s) address, whose user name and password go into the `Authorization` header.
 * @param from base folder of a relative path
 * @throws UsageError for any other kind of address
 */
export function openStore(place: string, from: string): Place {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(place)) {
    const dir = resolve(from, place);
    return { kind: 'folder', dir, store: folderStore(dir) };
  }
  const url = URL.canParse(place) ? new URL(place) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${place} is neither a folder nor an http(s) address.`);
  }
  const person = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = url.username ? `Basic ${Buffer.from(person).toString('base64')}` : undefined;
  return { kind: 'server', store: httpStore(url, { authorization }) };
}
