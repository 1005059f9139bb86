import { join, resolve } from 'node:path';

/** The project's folder, from wherever a command was called. */
export const ROOT = resolve(import.meta.dirname, '..');
/** What Next builds. */
export const BUILD = join(ROOT, '.next');
/** The built site with all that it needs to run: what a container carries. */
export const STANDALONE = join(BUILD, 'standalone');

/** The server of the standalone build: Next behind the site's own front door. */
export const SERVER = join(STANDALONE, 'polymath.cjs');
