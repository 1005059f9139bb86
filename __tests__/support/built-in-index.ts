import { join, resolve } from 'node:path';
import { indexFile } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';

export const BUILT_IN_CATALOG = resolve('data/catalog');

/** The index of the built-in catalogue, which the first test of a run that needs it builds for all. Read it only. */
export async function builtInIndex(): Promise<string> {
  const indexDir = join(process.env.JEST_RUN_FOLDER ?? '', 'built-in-index');
  const options = {
    catalogDirs: [BUILT_IN_CATALOG],
    indexDir,
    wordsDir: 'data/words',
    meaningDir: 'data/meaning',
  };
  const { version } = await buildIndex(options);
  return indexFile(indexDir, version);
}
