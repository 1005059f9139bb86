import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import {
  CAPABILITIES,
  findCircles,
  findViolations,
  readCode,
  resolveImport,
} from '@/__tests__/support/borders';

const ROOTS = ['lib', 'components', 'engine', 'cluster', 'transfer', 'scripts', 'bench', 'harvest'];

const files = new Map(
  [...ROOTS, 'pages'].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => posix.join(parentPath, name))
      .filter((file) => !/node_modules|__tests__/.test(file))
      .map((file) => [file, readCode(file, readFileSync(file, 'utf8'))] as const),
  ),
);
const exists = (file: string) => files.has(file);

const PURE = 'This file is pure and runs anywhere.';
const REACHES_BROWSER = 'This file reaches the browser.';
const FLOOR = 'stands below';
const INSIDE = 'This is the inside of';

/** Code that somebody might write, and what they are told. */
const PLANTED: [file: string, code: string, told: string][] = [
  ['components/a.tsx', "import '@/lib/server/env';", REACHES_BROWSER],
  ['components/a.tsx', "export const a = () => import('@/lib/server/env');", REACHES_BROWSER],
  ['components/a.tsx', "export * from '@/lib/server/env';", REACHES_BROWSER],
  ['components/a.tsx', "import './../lib/server/env';", REACHES_BROWSER],
  ['components/course/a.tsx', "import './../../lib/server/env';", REACHES_BROWSER],
  ['components/a.tsx', "import '@/lib/search/../server/env';", REACHES_BROWSER],
  ['components/a.tsx', "export const env = require('@/lib/server/env');", REACHES_BROWSER],
  [
    'components/a.tsx',
    "export const load = (name: string) => import('@/lib/' + name);",
    'Write the path out',
  ],
  ['components/a.tsx', "import '@/lib/search/server';", REACHES_BROWSER],
  ['components/a.tsx', "import '@polymath/engine';", REACHES_BROWSER],
  [
    'components/a.tsx',
    "export const a = () => window.fetch('/api/suggest');",
    'A component shows what it is given.',
  ],
  ['components/a.tsx', "import { readFileSync } from 'node:fs';\nreadFileSync('a');", 'No browser has it.'],
  ['components/a.tsx', "import Link from 'next/link';\nLink;", 'Take Link from @/components/ui/Link.'],
  ['components/a.tsx', "import '@/pages/index';", 'Nothing knows a route file.'],
  ['components/a.tsx', "import '@/__tests__/support/search';", 'Only tests know tests.'],
  ['components/a.tsx', "import '@/harvest/run/harvest';", 'The site knows no commands.'],
  ['components/course/a.tsx', "import '@/components/screens/CourseScreen';", 'It puts capabilities together'],
  ['components/ui/a.tsx', "import '@/components/course/Cover';", FLOOR],
  ['lib/browser/a.ts', "import './../server/env';", REACHES_BROWSER],
  ['lib/learning/browser/a.ts', "import '@/lib/server/env';", REACHES_BROWSER],
  ['lib/learning/browser/a.ts', "import '@/components/ui/Icon';", 'lib knows no React screens.'],
  ['lib/seo/a.ts', "import '@/lib/browser/toast';", PURE],
  ['lib/seo/a.ts', "export const a = () => localStorage.getItem('a');", PURE],
  ['lib/seo/a.ts', 'export const a = () => Object.keys(sessionStorage);', PURE],
  ['lib/seo/a.ts', "import { join } from 'node:path';\njoin('a');", PURE],
  ['lib/seo/a.ts', 'export const a = process.env.A;', PURE],
  ['lib/a.ts', "import './server/env';", PURE],
  ['lib/format/a.ts', "import './../server/env';", PURE],
  ['lib/a.ts', "import './learning/../server/env';", PURE],
  ['lib/a.ts', "import type { A } from '@/components/a';\nexport type B = A;", 'lib knows no React screens.'],
  ['lib/a.ts', "import '@/lib/course';", FLOOR],
  ['lib/course/a.ts', "import '@/lib/search';", FLOOR],
  [
    'lib/search/a.ts',
    "import type { Plan } from '@/lib/guide';\nexport type A = Plan;",
    'search stands below guide',
  ],
  ['lib/offline/worker/a.ts', "import '@/lib/browser/toast';", 'The service worker knows pure lib alone.'],
  ['lib/guide/server/a.ts', "import '@/lib/browser/toast';", 'The server knows no browser.'],
  ['lib/guide/server/a.ts', "import '@/lib/sources/server/cache/cache-store';", INSIDE],
  ['lib/guide/server/a.ts', "import '@/engine/query/plan-query';", 'engine is a package.'],
  ['lib/guide/server/a.ts', "import '@/scripts/run';", 'The site knows no commands.'],
  ['components/guide/a.tsx', "import '@/components/search/shown/Found';", INSIDE],
  ['pages/a.tsx', "import '@/lib/search/server/workers/worker-pool';", INSIDE],
  ['pages/a.tsx', "import '@/engine/file-store/file-store';", 'engine is a package.'],
  [
    'pages/a.tsx',
    "import { openEngine } from '@polymath/engine';\nopenEngine;",
    'A page asks one capability',
  ],
  ['pages/a.tsx', "import Database from 'libsql';\nDatabase;", 'A page asks one capability'],
  ['pages/a.tsx', "import '@/pages/index';", 'A route knows no other route.'],
  ['engine/query/a.ts', "import '@/lib/course';", 'A package knows nothing of the site.'],
  ['cluster/a.ts', "import '@/lib/server/log';", 'A package knows nothing of the site.'],
  ['lib/search/server/a.ts', "import '@/engine/query/understand';", 'Enter it by its name'],
  ['scripts/a.ts', "import '@/bench/site';", 'Commands know no measurements.'],
  ['scripts/a.ts', "import '@/harvest/run/harvest';", 'The harvest has its own tools'],
  ['harvest/a.ts', "import '@/pages/index';", 'Nothing knows a route file.'],
  ['bench/a.ts', "import '@/__tests__/support/search';", 'Only tests know tests.'],
];

/** What stands nowhere in the way. */
const RIGHT: [file: string, code: string][] = [
  ['components/a.tsx', "import '@/lib/browser/toast';"],
  ['components/guide/a.tsx', "import '@/components/course/CourseCard';"],
  ['components/guide/a.tsx', "export const a = () => import('@/lib/learning/browser/course-briefs');"],
  ['lib/guide/a.ts', "import '@polymath/engine/text/tokenize';"],
  [
    'lib/guide/a.ts',
    'export const a = (document: string, { location }: { location: 1 }) => [document, location];',
  ],
  ['lib/guide/server/a.ts', "import '@/lib/sources/server';"],
  ['lib/guide/server/a.ts', "import '@/lib/course/course.schema';"],
  ['pages/a.tsx', "import '@/lib/search/server';\nimport 'next/head';"],
];

it('has no import across a border', () => {
  expect(files.size).toBeGreaterThan(800);
  expect([...files].flatMap(([file, code]) => findViolations(file, code, exists))).toEqual([]);
});

it.each(PLANTED)('does not let pass in %s: %s', (file, code, told) => {
  const found = findViolations(file, readCode(file, code), exists);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(told);
});

it.each(RIGHT)('lets pass in %s: %s', (file, code) => {
  expect(findViolations(file, readCode(file, code), exists)).toEqual([]);
});

it('has no page that loads the search engine or the cluster: search workers do', () => {
  const reached = new Set([...files.keys()].filter((file) => file.startsWith('pages/')));
  for (const file of reached)
    for (const { specifier, kind } of files.get(file)?.imports ?? [])
      if (kind === 'static') reached.add(resolveImport(file, specifier, exists) ?? file);
  expect([...reached].filter((file) => /^(?:cluster|engine\/(?:query|rank|retrieve))\//.test(file))).toEqual(
    [],
  );
});

it('has a place for each capability', () => {
  const isThere = (name: string) =>
    [...files.keys()].some(
      (file) => /^(?:lib|components)$/.test(file.split('/')[0] ?? '') && file.split('/')[1] === name,
    );
  expect(CAPABILITIES.filter((name) => !isThere(name))).toEqual([]);
});

describe('circles', () => {
  /** Folders of which the parts (files and folders) import each other one way only. */
  const FOLDERS = [
    ...ROOTS,
    ...CAPABILITIES.flatMap((name) => [`lib/${name}/browser`, `lib/${name}/server`]),
  ];
  const imports = new Map(
    [...files].map(([file, code]) => [
      file,
      code.imports.flatMap(({ specifier }) => resolveImport(file, specifier, exists) ?? []),
    ]),
  );

  it('are nowhere', () => {
    expect(FOLDERS.flatMap((folder) => findCircles(folder, imports))).toEqual([]);
  });

  it('are named by their way round and the one import that closes them', () => {
    const planted = new Map(imports).set('lib/search/a.ts', ['lib/guide/index.ts']);
    expect(findCircles('lib', planted)).toEqual([
      'guide -> search -> guide by lib/search/a.ts -> lib/guide/index.ts',
    ]);
  });
});
