import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { PrecacheEntry } from 'serwist';
import { z } from 'zod';
import { BUILD, ROOT } from './places';

/** Pages without anything of a person in them, whose scripts are at hand from the start. */
const SHELL_PAGES = ['offline', 'my-courses'];
const SHELL_FILES = ['/favicon.svg', '/default-avatar.svg'];

const lateFilesSchema = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** Scripts of a page that its HTML does not name, because it asks for them when it knows the learner. */
async function lateScripts(page: string): Promise<string[]> {
  const file = join(BUILD, 'server', 'pages', page, 'react-loadable-manifest.json');
  const listed = lateFilesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.values(listed).flatMap(({ files }) => files.map((name) => `/_next/${name}`));
}

/** The offline page, and everything that it and the learner's own page need. */
async function listShell(): Promise<PrecacheEntry[]> {
  const revision = (await readFile(join(BUILD, 'BUILD_ID'), 'utf8')).trim();
  const pages = await Promise.all(
    SHELL_PAGES.map((page) => readFile(join(BUILD, 'server', 'pages', `${page}.html`), 'utf8')),
  );
  const built = pages.flatMap((html) => html.match(/(?<=(?:src|href)=")\/_next\/static\/[^"?]+/g) ?? []);
  built.push(...(await Promise.all(SHELL_PAGES.map(lateScripts))).flat());
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
