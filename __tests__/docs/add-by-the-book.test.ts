/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isLongRun } from '@/__tests__/support/long-run';
import { FOLLOWS, PAGE_STEPS, SOURCE_STEPS, type Step } from './added/files';

const ROOT = process.cwd();
const LEFT_OUT = new Set(['node_modules', '.next', '.polymath', '.git']);
const MINUTES = 60_000;
/** Named by what somebody adds who follows the documents. */
const MOST_FILES = 4;

/** Tests that look at every page or every source. Those of the shares of clients use named sources only. */
const TESTS = [
  '__tests__/follows.test.ts',
  '__tests__/bench/fuzz/find-routes',
  '__tests__/lib/pages',
  '__tests__/lib/seo/heads',
  '__tests__/lib/seo/server/sitemap',
  '__tests__/lib/share/server/find-share',
  isLongRun
    ? '__tests__/lib/sources/server/[a-z-]+.test'
    : '__tests__/lib/sources/server/(?!drain)[a-z-]+.test',
  '__tests__/scripts/sources-check',
];

let copy: string;

const run = (tool: string, ...words: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    // A new source changes nothing about the contracts of the others.
    const contracts = isLongRun ? {} : { CONTRACTS_OF: 'village' };
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...contracts };
    const child = execFile(
      process.execPath,
      [join(copy, 'node_modules', tool), ...words],
      { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, text: stdout + stderr }),
    );
  });

function follow({ file, text, after }: Step): void {
  const place = join(copy, file);
  const there = after === undefined ? '' : readFileSync(place, 'utf8');
  if (after && !there.includes(after)) throw new Error(`${file} has no “${after}” any more.`);
  writeFileSync(place, after === undefined ? text : there.replace(after, `${after}\n${text}`));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namedIn = (text: string) => [...text.matchAll(/`([\w./{}-]+)`/g)].map(([, name = '']) => name);

/** Whether a document names a file: itself, its folder, or its kind as `{name}`. */
const names = (named: string[], file: string) =>
  named.some(
    (name) =>
      file === name ||
      (name.endsWith('/') && file.startsWith(name)) ||
      name === file.replace('village', '{name}'),
  );

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'polymath-by-the-book-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const step of [...PAGE_STEPS, ...SOURCE_STEPS]) follow(step);
  writeFileSync(join(copy, '__tests__/follows.test.ts'), FOLLOWS);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each([
  ['a page', 'README.md', /\*\*Add a page\*\*[\s\S]*?\n- \*\*/, PAGE_STEPS],
  ['a live source', 'docs/sources.md', /## Adding a source\n[\s\S]*$/, SOURCE_STEPS],
])('adding %s names few files, and %s names each of them', (_what, document, part, steps) => {
  const named = namedIn(part.exec(read(document))?.[0] ?? '');
  const files = [...new Set(steps.map(({ file }) => file))];
  expect(files.filter((file) => !names(named, file))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});

it(
  'leaves nothing to mend: types, format and every test that looks at all pages or all sources',
  async () => {
    const typed = await run('next/dist/bin/next', 'typegen');
    expect(typed).toMatchObject({ code: 0 });
    const added = [...PAGE_STEPS, ...SOURCE_STEPS]
      .filter(({ after }) => after === undefined)
      .map(({ file }) => file);
    const [types, format, tests] = [
      await run('typescript/bin/tsc', '--incremental', 'false'),
      await run('@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', ...added),
      await run('jest/bin/jest.js', '--ci', '--workerThreads=false', ...TESTS),
    ];
    expect(types).toEqual({ code: 0, text: '' });
    expect(format.code === 0 ? '' : format.text).toBe('');
    expect(tests.code === 0 ? '' : tests.text).toBe('');
  },
  5 * MINUTES,
);
