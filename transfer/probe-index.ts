import { openDatabase } from '@polymath/engine/store';
import { openEngine } from '@/lib/search/server/open-engine';
import { checkIndexFile } from './check-index-file';
import { TransferError } from './transfer-error';

/**
 * Opens an index file and runs a search on it, so that an index that cannot answer is never published or
 * installed.
 * @throws TransferError when it is not an index of this version
 */
export function probeIndex(file: string, version: string): { schema: number; courses: number } {
  try {
    checkIndexFile(file);
    const engine = openEngine(file, { remember: false });
    try {
      if (engine.version() !== version) throw new Error(`it is version ${engine.version()}`);
      engine.overview();
      engine.suggest('a', 1);
    } finally {
      engine.close();
    }
    const database = openDatabase(file, 'read');
    try {
      const numberOf = (key: string) =>
        Number(database.get<[string]>('SELECT value FROM meta WHERE key = ?', key)?.[0]);
      return { schema: numberOf('schema'), courses: numberOf('courses') };
    } finally {
      database.close();
    }
  } catch (cause) {
    throw new TransferError(`${file} is not an index of version ${version} that answers.`, undefined, cause);
  }
}
