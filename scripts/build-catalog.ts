import { delimiter, join } from 'node:path';
import { readServerEnv } from '@/lib/server/env';
import { ROOT } from './build-paths';
import { run } from './run';

/**
 * Brings the index up to date with the catalogue.
 * @returns the settings with which a server started in another folder finds it
 * @throws Error when a setting is wrong or the index cannot be built
 */
export async function buildCatalog(): Promise<Record<'CATALOG_DIR' | 'INDEX_DIR', string>> {
  const { CATALOG_DIR, INDEX_DIR } = readServerEnv(process.env);
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const code = await run(process.execPath, [tsx, join(ROOT, 'scripts', 'catalog-build.ts')], { cwd: ROOT });
  if (code !== 0) throw new Error('The search index could not be built.');
  return { CATALOG_DIR: CATALOG_DIR.join(delimiter), INDEX_DIR };
}
