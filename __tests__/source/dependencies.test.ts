import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { codeFiles } from '@/__tests__/support/find-patterns';

const MOST = 28;
/** The build puts the service worker with all that it imports into one file. */
const COMPILED = new Set(['serwist']);

const dependenciesIn = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {});
const dependencies = dependenciesIn('package.json');
/** The packages that the site is made of, by the code that runs in it. */
const OWN = { cluster: /^cluster\//, engine: /^engine\/(?!judge\/)/ };

const isOwn = (name: string) => name.startsWith('@polymath/');

/** The packages that this code imports, types alone not counted. */
function packagesOf(files: RegExp): Set<string> {
  const importing = codeFiles().filter((file) => files.test(file));
  const paths = importing.flatMap((file) => {
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
  const all = [
    dependencies,
    ...Object.keys(OWN).map((name) => dependenciesIn(`${name}/package.json`)),
  ].flat();
  const others = new Set(all.filter((name) => !isOwn(name)));

  expect(others.size).toBeLessThanOrEqual(MOST);
});

it('loads the packages of traces only where traces are wanted', () => {
  const importing = (path: RegExp) => codeFiles().filter((file) => path.test(readFileSync(file, 'utf8')));

  expect(importing(/@opentelemetry/)).toEqual(['lib/http/server/pipeline/traces.ts']);
  expect(importing(/^import (?!type).*\/traces'/m)).toEqual([]);
});

it('lists each package that the site imports, and no other', () => {
  const optional = new Set(dependenciesIn('tracing/package.json'));
  const imported = [...packagesOf(/^(?:lib|pages|components)\/|^instrumentation\.ts$/)];
  const needed = imported.filter((name) => !optional.has(name) && !COMPILED.has(name));

  expect([...dependencies].sort()).toEqual(needed.sort());
});

it.each(Object.entries(OWN))('lists each package that %s imports, and no other', (name, files) => {
  expect(dependenciesIn(`${name}/package.json`).sort()).toEqual([...packagesOf(files)].sort());
});

it('keeps each file that is imported for its effect alone: the bundler leaves out others that nothing names', () => {
  const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bare = codeFiles()
    .filter((file) => /^(?:lib|pages|components)\//.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import '@\/([^']+)'/gm)])
    .map(([, path = '']) => (path.endsWith('.css') ? '**/*.css' : `./${path}.ts`));

  expect(bare).toContain('./components/layout/font.ts');
  expect(sideEffects).toEqual(expect.arrayContaining(bare));
});
