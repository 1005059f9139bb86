import { CacheExpiration } from 'serwist';

/** Removes a cache and Serwist's list of the addresses in it. */
export async function removeCache(name: string): Promise<void> {
  await caches.delete(name);
  await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
