import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, SERVER_FILE, STANDALONE } from './build-paths';

/**
 * Bundles the server around Next into one file that needs only Node. Public settings are fixed at build time,
 * as in the site.
 */
export async function bundleServer(env: NodeJS.ProcessEnv): Promise<void> {
  const frozen = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  await build({
    entryPoints: [join(ROOT, 'lib/http/server/pipeline/main.ts')],
    outfile: join(STANDALONE, SERVER_FILE),
    bundle: true,
    platform: 'node',
    target: 'node20.9',
    // Some of the libraries are CommonJS and use `require`.
    format: 'cjs',
    alias: { '@': ROOT },
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        frozen.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value ?? '')]),
      ),
    },
    logLevel: 'warning',
  });
}
