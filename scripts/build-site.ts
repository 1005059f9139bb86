import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, shownLocales } from '@/lib/locale/locales';
import { readOffline } from '@/lib/offline/offline.public';
import { BUILD, ROOT, STANDALONE } from './build-paths';
import { bundleWorker } from './build-worker';
import { bundleServer } from './bundle-server';
import { hintScripts } from './hint-scripts';
import { PSEUDO } from './messages/pseudo';
import { writeLocales } from './messages/write-locales';
import { run } from './run';

/** What a server needs. Next also copies what it believes that code might read: the history, learners' documents, keys. */
const DEPLOYED = new Set(['.next', 'node_modules', 'package.json', 'public', 'server.js']);
const STAMP = join(BUILD, 'source-hash');
const SOURCES = [
  'cluster',
  'components',
  'engine',
  'instrumentation.ts',
  'lib',
  'messages',
  'pages',
  'scripts/build-worker.ts',
  'scripts/bundle-server.ts',
  'scripts/hint-scripts.ts',
  'scripts/messages',
  'public',
  'styles',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

async function filesUnder(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}

/** Hash of everything that the built site depends on, including its build-time settings. No page is built with courses. */
async function hashSources(env: NodeJS.ProcessEnv, locales: Locale[]): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map((source) => filesUnder(join(ROOT, source))))).flat().sort();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  const frozen = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return hash.update(JSON.stringify([frozen.sort(), locales])).digest('hex');
}

type BuildOptions = {
  /** With the language that nobody speaks. */
  forTests?: boolean;
};

/**
 * Builds the production site if its sources have changed since the last build, ready to run from
 * `STANDALONE`.
 */
export async function buildSite(
  env: NodeJS.ProcessEnv = process.env,
  { forTests = false }: BuildOptions = {},
): Promise<void> {
  const more: Locale[] = forTests ? [PSEUDO] : [];
  const locales = [...shownLocales(), ...more];
  const keepsPages = readOffline(env.NEXT_PUBLIC_OFFLINE);
  const wanted = await hashSources(env, locales);
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === wanted) return;
  await rm(STANDALONE, { recursive: true, force: true });
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const code = await run(process.execPath, [next, 'build'], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error('The site could not be built.');
  await hintScripts(BUILD);
  await writeLocales(BUILD, locales);
  for (const name of await readdir(STANDALONE))
    if (!DEPLOYED.has(name)) await rm(join(STANDALONE, name), { recursive: true });
  // Next leaves these two to a CDN; the site must also work without one.
  await cp(join(ROOT, 'public'), join(STANDALONE, 'public'), { recursive: true });
  await cp(join(BUILD, 'static'), join(STANDALONE, '.next', 'static'), { recursive: true });
  for (const name of ['locales.json', 'messages'])
    await cp(join(BUILD, name), join(STANDALONE, '.next', name), { recursive: true });
  const worker = await bundleWorker(keepsPages ? 'on' : 'off');
  await writeFile(join(STANDALONE, 'public', 'sw.js'), worker);
  await bundleServer(env);
  await writeFile(STAMP, wanted);
}
