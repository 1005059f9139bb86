import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');

/**
 * Bundles each of these packages into one file that Jest can load, and returns the files by name. Jest loads every file
 * of a package anew for each test file: zod, the DOM's roles and the simulated user are hundreds of them.
 */
export async function bundleForTests(packages) {
  const hash = createHash('sha256')
    .update(packages.join())
    .update(readFileSync(join(ROOT, 'package-lock.json')));
  const folder = join(ROOT, '.polymath', 'jest', hash.digest('hex').slice(0, 16));
  const fileOf = (name) => `${name.replaceAll('/', '_')}.cjs`;
  if (!existsSync(folder)) {
    const own = `${folder}.${process.pid}`;
    await build({
      absWorkingDir: ROOT,
      entryPoints: packages.map((name) => ({ in: name, out: fileOf(name).slice(0, -4) })),
      outdir: own,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      format: 'cjs',
      platform: 'node',
      external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
      plugins: [
        {
          name: 'one-of-each',
          setup: ({ onResolve }) =>
            onResolve({ filter: /^[@a-z]/ }, ({ path, kind }) =>
              kind !== 'entry-point' && packages.includes(path) ? { path, external: true } : undefined,
            ),
        },
      ],
    });
    try {
      renameSync(own, folder);
    } catch (error) {
      // Another run was first.
      if (!existsSync(folder)) throw error;
    }
  }
  return Object.fromEntries(packages.map((name) => [name, join(folder, fileOf(name))]));
}
