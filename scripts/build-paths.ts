import { join, resolve } from 'node:path';

/** The project's folder, from whatever folder a command was started. */
export const ROOT = resolve(import.meta.dirname, '..');
/** Next's build output. */
export const BUILD = join(ROOT, '.next');
/** The built site with everything it needs to run, for example in a container. */
export const STANDALONE = join(BUILD, 'standalone');
/** The server in the standalone build: Next behind the site's own request pipeline. */
export const SERVER_FILE = 'polymath.cjs';
