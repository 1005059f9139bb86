import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withFolderLock } from '@/lib/server/folder-lock';
import { ROOT } from './build-paths';
import { run } from './run';

/** What an index of the built-in catalogue is made of, and the code that makes it. */
const SOURCES = ['data', 'engine', 'lib/catalog', 'lib/course', 'lib/search', 'scripts/map'];
const NOT_READ = /(?:^|\/)(?:node_modules|__tests__|judge)\//;
const FOLDER = join(ROOT, '.polymath', 'tests');

function hashSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const names = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names.filter((one) => !NOT_READ.test(`${one}/`))) {
      const path = join(ROOT, source, name);
      if (statSync(path).isFile()) hash.update(`\n${source}/${name}\n`).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function build(indexDir: string): Promise<void> {
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const env = { ...process.env, CATALOG_DIR: join(ROOT, 'data', 'catalog'), INDEX_DIR: indexDir };
  const code = await run(process.execPath, [tsx, join(ROOT, 'scripts', 'catalog-build.ts')], {
    cwd: ROOT,
    env,
  });
  if (code !== 0) throw new Error('The index for tests could not be built.');
  const former = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of former)
    if (join(FOLDER, name) !== indexDir) rmSync(join(FOLDER, name), { recursive: true, force: true });
}

/** Another process builds it. */
class BeingBuilt extends Error {}

/**
 * The index of the built-in catalogue for tests, built if there is none of this state of the code. Read it only.
 * Of several processes that want it at once, one builds it and the others wait.
 * @throws Error when it cannot be built
 */
export async function testIndex(): Promise<string> {
  const indexDir = join(FOLDER, hashSources());
  while (!existsSync(join(indexDir, 'CURRENT')))
    try {
      await withFolderLock(
        FOLDER,
        () => new BeingBuilt(),
        () => build(indexDir),
      );
    } catch (error) {
      if (!(error instanceof BeingBuilt)) throw error;
      await wait(500);
    }
  return indexDir;
}
