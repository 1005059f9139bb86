import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STANDALONE } from '@/scripts/build-paths';
import { ROUTES } from './routes';

/** Next's internal pages, which cannot be requested by their own name. */
const INTERNAL = new Set(['/_app', '/_document', '/_error', '/404', '/500']);

/** Every route of a build's manifest, without Next's internal ones. */
export const routesIn = (manifest: Record<string, string>): string[] =>
  Object.keys(manifest).filter((route) => !INTERNAL.has(route));

/** Routes without a generator, and generators without a route. */
export function unknownRoutes(routes: readonly string[]): string[] {
  return [
    ...routes
      .filter((route) => !(route in ROUTES))
      .map((route) => `${route} has no generator in bench/fuzz/routes.ts`),
    ...Object.keys(ROUTES)
      .filter((route) => !routes.includes(route))
      .map((route) => `${route} is no route any more`),
  ];
}

export type Build = { id: string; routes: string[]; files: string[] };

/** The build: its id, its routes and its static files. */
export async function readBuild(): Promise<Build> {
  const folder = join(STANDALONE, '.next');
  const manifest = JSON.parse(await readFile(join(folder, 'server', 'pages-manifest.json'), 'utf8'));
  const files = await readdir(join(STANDALONE, 'public'), { recursive: true, withFileTypes: true });
  return {
    id: (await readFile(join(folder, 'BUILD_ID'), 'utf8')).trim(),
    routes: routesIn(manifest),
    files: files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(STANDALONE, 'public').length)),
  };
}
