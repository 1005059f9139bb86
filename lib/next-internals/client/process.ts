/*
 * Needs: Next's bundler puts `next/dist/compiled/process` where code in a browser names `process`; `next.config.ts`
 * puts this file in its place.
 * Why: that module weighs 0.8 kB on every page, and only its `env` is ever read.
 * When it is gone: the build fails where the module has another name, or pages are 0.8 kB heavier.
 */

/** Settings that are not set when the site is built; those that are set are written into its code. */
export const env = {};
