import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'serwist';
import { z } from 'zod';
import { sitePages } from '@/lib/pages/site-pages';
import { paths } from '@/lib/paths';
import { BUILD, ROOT } from './build-paths';

/** Pages without personal content, whose scripts are cached from the start. */
const SHELL_PAGES = sitePages.filter(({ precached }) => precached).map(({ path }) => path.slice(1));
const SHELL_FILES = ['/favicon.svg', '/default-avatar.svg'];

/** Pages that may be cached before all their scripts were requested. */
const KEPT_PAGES = ['course/[id]', 'course/[id]/[lesson]'];

const manifestSchema = z.object({ pages: z.record(z.string(), z.array(z.string())) });
const readScript = (name: string) => readFile(join(BUILD, name), 'utf8');
/** The scripts that a script may load later. */
const named = (text: string) => text.match(/static\/chunks\/[\w~.-]+\.js/g) ?? [];

/**
 * The scripts of these pages, those that they load for a learner, and the toasts of every page. Other
 * deferred scripts, such as sign-in, are useless offline.
 */
async function scriptsOf(pages: string[]): Promise<string[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readScript('build-manifest.json')));
  const ownOf = (page: string) => {
    const own = manifest.pages[`/${page}`];
    if (!own) throw new Error(`The build lists no scripts of ${page}.`);
    return own;
  };
  const lateOf = async (page: string) => (await Promise.all(ownOf(page).map(readScript))).flatMap(named);
  const shared = await lateOf('_app');
  const texts = await Promise.all(shared.map(readScript));
  const toasts = shared.filter((_, index) => texts[index]?.includes('"Toaster"'));
  const late = (await Promise.all(pages.map(lateOf))).flat();
  return [...pages.flatMap(ownOf), ...late, ...toasts].map((name) => `/_next/${name}`);
}

/** The offline page, and everything that it, the learner's own page and a cached course need. */
async function listShell(): Promise<PrecacheEntry[]> {
  const revision = (await readFile(join(BUILD, 'BUILD_ID'), 'utf8')).trim();
  // The one page that is a file of the build names what all pages have: styles, font, and the list of scripts.
  const html = await readScript('server/pages/500.html');
  const built: string[] = html.match(/(?<=(?:src|href)=")\/_next\/static\/[^"?]+/g) ?? [];
  built.push(...(await scriptsOf([...SHELL_PAGES, ...KEPT_PAGES])));
  return [
    { url: paths.offline(), revision },
    ...SHELL_FILES.map((url) => ({ url, revision })),
    // Their names change with their content.
    ...[...new Set(built)].map((url) => ({ url, revision: null })),
  ];
}

/**
 * The source of the built site's service worker.
 * @param mode `off`: a worker that removes all caches and itself
 */
export async function bundleWorker(mode: 'on' | 'off', shell?: PrecacheEntry[]): Promise<string> {
  const source = mode === 'on' ? 'service-worker.ts' : 'no-worker.ts';
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'lib/offline/worker', source)],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    alias: { '@': ROOT },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(mode === 'on' && { SHELL: JSON.stringify(shell ?? (await listShell())) }),
    },
    logLevel: 'warning',
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) throw new Error('The service worker could not be built.');
  return text;
}
