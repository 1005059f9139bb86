/*
 * Needs: the pages router asks `add-base-path`, `has-base-path` and `remove-base-path` of `next/dist/client` for all addresses,
 * and they read the base path of the build once. `next.config.ts` has this loader change them.
 * Why: pages in other languages have the same routes with a prefix. Next's `i18n` does the same, with 1 kB of code and a list
 * of languages on every page, English too; its base path is one for a build.
 * When it is gone: the build fails. In other languages the router would not know the page that it is on.
 *
 * The prefix is what lib/locale/locale-path says. An address may have it already: links have it, so that they work without
 * the router.
 */

const PREFIX =
  "(typeof document === 'undefined' || document.documentElement.lang === 'en' ? '' : '/' + document.documentElement.lang.toLowerCase())";

const CHANGES = {
  'add-base-path.js': [
    '(0, _addpathprefix.addPathPrefix)(path, basePath)',
    '(path.startsWith(basePath) && /^[/?#]?$/.test(path.charAt(basePath.length)) ? path : (0, _addpathprefix.addPathPrefix)(path, basePath))',
  ],
  'has-base-path.js': undefined,
  'remove-base-path.js': [
    'if (basePath.length === 0) return path;',
    'if (basePath.length === 0 || !(0, _hasbasepath.hasBasePath)(path)) return path;',
  ],
};

function change(source, [before, after], file) {
  if (source.split(before).length !== 2) throw new Error(`${file} is not as lib/next-internals expects it.`);
  return source.replace(before, () => after);
}

module.exports = function load(source) {
  // What the bundler keeps from an earlier build is old when this changes.
  this.addDependency(__filename);
  const own = CHANGES[this.resourcePath.split(/[\\/]/).at(-1)];
  const text = change(source, ["process.env.__NEXT_ROUTER_BASEPATH || ''", PREFIX], this.resourcePath);
  return own ? change(text, own, this.resourcePath) : text;
};
