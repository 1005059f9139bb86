import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * The index of the built-in catalogue for tests, built if there is none of this state of the code. Read it only.
 * @throws Error when it cannot be built
 */
export async function testIndex(): Promise<string> {
  const indexDir = join(FOLDER, hashSources());
  if (existsSync(join(indexDir, 'CURRENT'))) return indexDir;
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const env = { ...process.env, CATALOG_DIR: join(ROOT, 'data', 'catalog'), INDEX_DIR: indexDir };
  const code = await run(process.execPath, [tsx, join(ROOT, 'scripts', 'catalog-build.ts')], {
    cwd: ROOT,
    env,
  });
  if (code !== 0) throw new Error('The index for tests could not be built.');
  for (const name of readdirSync(FOLDER))
    if (join(FOLDER, name) !== indexDir) rmSync(join(FOLDER, name), { recursive: true, force: true });
  return indexDir;
}
