import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** A file, what stands in it, and what the linter says to whoever wrote it. */
const PLANTED: [file: string, code: string, message: string][] = [
  ['lib/search/a.ts', "import '../course/length';", 'Files are close (./) or absolute (@/)'],
  [
    'lib/guide/server/a.ts',
    'export const a = () => globalThis;',
    'Do not use the global variable globalThis.',
  ],
  ['pages/a.tsx', 'export const a = () => globalThis;', 'Do not use the global variable globalThis.'],
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
];

let said: Map<string, string>;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
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
