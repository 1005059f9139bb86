import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, SERVER } from './places';

/**
 * Makes the server around Next one file that runs with Node alone. What is frozen into the site by its public
 * settings is frozen here the same.
 */
export async function bundleServer(env: NodeJS.ProcessEnv): Promise<void> {
  const frozen = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  await build({
    entryPoints: [join(ROOT, 'lib', 'server', 'http-server', 'main.ts')],
    outfile: SERVER,
    bundle: true,
    platform: 'node',
    target: 'node20.9',
    // Some of the libraries are of the older kind and ask for others by `require`.
    format: 'cjs',
    alias: { '@': ROOT },
    define: Object.fromEntries(
      frozen.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value ?? '')]),
    ),
    logLevel: 'warning',
  });
}
