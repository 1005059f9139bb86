/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders of which the parts import each other one way only: a part is a file or a folder in it. */
const ONE_WAY_INSIDE = [
  'lib',
  'lib/browser',
  'lib/browser/learning',
  'lib/server',
  'lib/server/guide',
  'lib/server/http-server',
  'lib/server/search',
  'lib/server/sources',
  'components',
  'engine',
  'cluster',
  'transfer',
  'scripts',
  'bench',
  'harvest',
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => posix.join(parentPath, name))
    .filter((file) => !file.includes('node_modules'));

const partOf = (file: string, folder: string): string => file.slice(folder.length + 1).split('/')[0] ?? '';

function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'((?:@\/|\.\/)[^']+)'/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(file), specifier);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter(
      (one) => /\.tsx?$/.test(one) && existsSync(one),
    );
  });
}

/** Which parts of a folder a part imports, each with a file that does. */
function edgesOf(folder: string): Map<string, Map<string, string>> {
  const edges = new Map<string, Map<string, string>>();
  for (const file of filesIn(folder)) {
    const from = partOf(file, folder);
    const known = edges.get(from) ?? new Map<string, string>();
    edges.set(from, known);
    for (const target of importsOf(file)) {
      const to = target.startsWith(`${folder}/`) ? partOf(target, folder) : from;
      if (to !== from) known.set(to, `${file} -> ${target}`);
    }
  }
  return edges;
}

/** The imports of parts that import each other in a circle; none where all imports run one way. */
function circleIn(edges: Map<string, Map<string, string>>): string[] {
  const left = new Map(edges);
  // A part that imports nothing that is left cannot be in a circle.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [part, to] of left) if (![...to.keys()].some((other) => left.has(other))) left.delete(part);
  }
  return [...left.values()].flatMap((to) =>
    [...to].filter(([other]) => left.has(other)).map(([, why]) => why),
  );
}

it.each(ONE_WAY_INSIDE)('imports one way only between the parts of %s', (folder) => {
  expect(circleIn(edgesOf(folder))).toEqual([]);
});

it('says which imports make a circle', () => {
  const edges = new Map([
    ['a', new Map([['b', 'a -> b']])],
    ['b', new Map([['a', 'b -> a']])],
    ['c', new Map([['a', 'c -> a']])],
  ]);
  expect(circleIn(edges)).toContain('b -> a');
});
