import { resolve } from 'node:path';
import { indexFile, readPointer } from '@polymath/engine/files';
import { testIndex } from '@/scripts/test-index';

export const BUILT_IN_CATALOG = resolve('data/catalog');

/** The index of the built-in catalogue, which all tests share. Read it only. */
export async function builtInIndex(): Promise<string> {
  const indexDir = await testIndex();
  return indexFile(indexDir, (await readPointer(indexDir)) ?? '');
}
