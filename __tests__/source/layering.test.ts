/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** A file, what stands in it, and what the linter says to whoever wrote it. */
const PLANTED: [file: string, code: string, message: string][] = [
  ['lib/seo/a.ts', "import '@/lib/server/env';", 'This file is pure and runs anywhere.'],
  ['lib/player/a.ts', "import '@/lib/browser/page/toast';", 'This file is pure and runs anywhere.'],
  ['lib/a.ts', "import './server/env';", 'This file is pure and runs anywhere.'],
  ['lib/b.ts', "import type { A } from '@/components/a';\nexport type B = A;", 'lib knows no React screens.'],
  ['lib/learning/a.ts', "export const a = () => import('@/pages/index');", 'lib knows no React screens.'],
  [
    'lib/courses/a.ts',
    "import '@/lib/search/search.types';",
    'lib/courses is the ground that the others stand on.',
  ],
  ['lib/search/a.ts', "import '../courses/length';", 'Files are close (./) or absolute (@/)'],
  ['lib/guide/a.ts', "import '@/scripts/run';", 'The site knows no commands.'],
  ['lib/browser/a.ts', "import '@/lib/server/env';", 'This file reaches the browser.'],
  ['lib/browser/b.ts', "import '@/components/a';", 'lib knows no React screens.'],
  ['lib/worker/a.ts', "import '@/lib/browser/page/toast';", 'The service worker knows pure lib alone.'],
  [
    'lib/server/a.ts',
    "import '@/lib/browser/page/toast';\nassertServer('a');",
    'The server knows no browser.',
  ],
  ['lib/server/b.ts', 'export const b = 1;', 'A server file guards itself'],
  [
    'lib/server/c.ts',
    "assertServer('c');\nexport const c = () => globalThis;",
    'Do not use the global variable globalThis.',
  ],
  ['components/a.tsx', "import '@/lib/server/env';", 'This file reaches the browser.'],
  [
    'components/b.tsx',
    "export const b = () => fetch('/api/suggest');",
    'Do not use the global variable fetch.',
  ],
  ['components/c.tsx', "import '@/pages/index';", 'Nothing knows a route file.'],
  ['components/d.tsx', "import '@/__tests__/support/search';", 'Only tests know tests.'],
  ['components/e.tsx', "import 'next/link';", 'Take Link from @/components/ui/Link.'],
  ['pages/a.tsx', "import '@/pages/index';", 'A route knows no other route.'],
  ['scripts/a.ts', "import '@/bench/site';", 'Commands know no measurements.'],
  ['scripts/b.ts', "import '@/__tests__/support/search';", 'Only tests know tests.'],
  ['scripts/c.ts', "import '@/harvest/run/harvest';", 'The harvest has its own tools'],
  ['lib/server/d.ts', "import '@/harvest/run/harvest';\nassertServer('d');", 'The site knows no commands.'],
  ['lib/g.ts', "import '@/harvest/run/harvest';", 'The site knows no commands.'],
  ['components/f.tsx', "import '@/harvest/run/harvest';", 'The site knows no commands.'],
  ['pages/b.tsx', "import '@/harvest/run/harvest';", 'The site knows no commands.'],
  ['harvest/a.ts', "import '@/bench/site';", 'Commands know no measurements.'],
  ['harvest/b.ts', "import '@/pages/index';", 'Nothing knows a route file.'],
  ['harvest/c.ts', "import '@/__tests__/support/search';", 'Only tests know tests.'],
  ['bench/a.ts', "import '@/__tests__/support/search';", 'Only tests know tests.'],
  ['lib/c.ts', 'export class C { private c = 1; }', 'Accessibility modifiers are disallowed.'],
  [
    'lib/d.ts',
    'export class D { constructor(private readonly d: 1) {} }',
    'Accessibility modifiers are disallowed.',
  ],
  ['lib/e.ts', 'export interface E { e: 1 }', 'Use of the interface detected.'],
  [
    'lib/f.ts',
    "import type { E } from './e';\nexport interface F extends E { f: 1 }",
    'Write a type instead of an interface',
  ],
  [
    'lib/one.ts',
    "import type { Two } from './two';\nexport type One = Two;",
    'This import is part of a cycle.',
  ],
];
const BESIDE: [file: string, code: string][] = [
  ['lib/two.ts', "import type { One } from './one';\nexport type Two = One | 1;"],
  ['lib/server/right.ts', "assertServer('right');"],
  ['lib/server/right.types.ts', 'export type Right = 1;'],
  ['components/right.tsx', "import '@/lib/browser/page/toast';"],
];

let said: Map<string, string>;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layering-'));
  for (const name of ['biome.json', 'lint-rules', '.gitignore']) {
    cpSync(resolve(name), join(folder, name), { recursive: true });
  }
  for (const [file, code] of [...PLANTED, ...BESIDE]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  said = new Map();
  for (const line of stdout.split('\n')) {
    const named = /file=([^,]+)/.exec(line)?.[1];
    const file = named && relative(folder, named);
    if (file) said.set(file, `${said.get(file) ?? ''}${line}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(PLANTED)('does not let %s past', (file, _code, message) => {
  expect(said.get(file)).toContain(message);
});

it.each(BESIDE.filter(([file]) => file.includes('right')))('lets %s past', (file) => {
  expect(said.get(file) ?? '').not.toMatch(/noRestricted|guards itself/);
});
