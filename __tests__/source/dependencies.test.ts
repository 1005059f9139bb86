/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { codeFiles } from '@/__tests__/support/find-patterns';

const MOST = 28;
/** The build puts the service worker with all that it imports into one file. */
const COMPILED = new Set(['serwist']);

const dependenciesIn = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {});
const dependencies = dependenciesIn('package.json');

/** The packages that the code of the site imports, types alone not counted. */
function importedPackages(): Set<string> {
  const site = codeFiles().filter((file) => /^(?:lib|pages|components)\/|^instrumentation\.ts$/.test(file));
  const paths = site.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
    return [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^'@./][^']*|@[^/'][^']*)'/g)].map(
      ([, path = '']) => path,
    );
  });
  const names = paths.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return new Set(names.filter((name) => !isBuiltin(name)));
}

it(`runs on ${MOST} packages at most`, () => {
  expect(dependencies.length).toBeLessThanOrEqual(MOST);
});

it('loads the packages of traces only where traces are wanted', () => {
  const importing = (path: RegExp) => codeFiles().filter((file) => path.test(readFileSync(file, 'utf8')));

  expect(importing(/@opentelemetry/)).toEqual(['lib/server/http-server/traces.ts']);
  expect(importing(/^import (?!type).*\/traces'/m)).toEqual([]);
});

it('lists each package that the site imports, and no other', () => {
  const optional = new Set(dependenciesIn('tracing/package.json'));
  const imported = [...importedPackages()].filter((name) => !optional.has(name) && !COMPILED.has(name));

  expect([...dependencies].sort()).toEqual(imported.sort());
});
