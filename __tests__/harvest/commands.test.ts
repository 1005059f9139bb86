import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aCourse } from '@/scripts/fakes/course';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', resolve('harvest', script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, INDEX_DIR: join(dir, 'index') },
  });

it.each([
  ['catalog-harvest.ts', ['--only', 'nobody'], 'There is no source "nobody"'],
  ['catalog-enrich.ts', ['--limit', 'few'], '--limit takes a number'],
])('says what is wrong with %s %p', (script, args, message) => {
  const { status, stderr } = run(script, ...args);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

it('makes a catalogue of another one and of what is stored, where no time is left to ask', () => {
  const base = join(dir, 'base');
  mkdirSync(base);
  writeFileSync(join(base, 'courses.jsonl'), `${JSON.stringify(aCourse({ topics: [] }))}\n`);
  const { status, stdout } = run(
    'catalog-harvest.ts',
    '--budget',
    '0m',
    '--base',
    base,
    '--out',
    join(dir, 'out'),
  );
  expect(stdout).toContain('Catalogue: 1 course, of which 1 were there');
  expect(status).toBe(0);
});
