import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'serwist';
import { BUILD, ROOT } from './places';

/** Pages without anything of a person in them, whose scripts are at hand from the start. */
const SHELL_PAGES = ['offline', 'my-courses'];
const SHELL_FILES = ['/favicon.svg', '/default-avatar.svg'];

/** The offline page, and everything that it and the learner's own page load at first. */
async function listShell(): Promise<PrecacheEntry[]> {
  const revision = (await readFile(join(BUILD, 'BUILD_ID'), 'utf8')).trim();
  const pages = await Promise.all(
    SHELL_PAGES.map((page) => readFile(join(BUILD, 'server', 'pages', `${page}.html`), 'utf8')),
  );
  const built = pages.flatMap((html) => html.match(/(?<=(?:src|href)=")\/_next\/static\/[^"?]+/g) ?? []);
  return [
    { url: '/offline', revision },
    ...SHELL_FILES.map((url) => ({ url, revision })),
    // Their names change with their content.
    ...[...new Set(built)].map((url) => ({ url, revision: null })),
  ];
}

/**
 * The text of the service worker of the built site.
 * @param mode `off`: one that removes what an earlier one kept, and itself
 */
export async function bundleWorker(mode: 'on' | 'off', shell?: PrecacheEntry[]): Promise<string> {
  const source = mode === 'on' ? 'service-worker.ts' : 'no-worker.ts';
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'lib', 'worker', source)],
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
