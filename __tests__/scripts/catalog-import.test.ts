import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';

const dir = ownFolder();

function run(script: string, ...args: string[]) {
  const { INIT_CWD: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

describe('npm run catalog:import', () => {
  it('says what it read, imported and rejected, and its catalogue passes the check', () => {
    const file = dir.write('a.csv', 'Name,URL,Topics\nGo,https://example.org/1,golang\nBad,,\n');
    const out = join(dir.path, 'out');
    const made = run('scripts/catalog-import.ts', file, '--map', 'title=Name', '--out', out);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('Imported 1 course with 1 topic (0 new)');
    expect(made.stdout).toContain('url: is missing (first in line 3)');
    expect(run('scripts/catalog-check.ts', out)).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('npm run catalog:check', () => {
  it('ends with 1 naming file, line and field', () => {
    dir.write('a.jsonl', '{"id":"x"}\n');
    const { status, stderr } = run('scripts/catalog-check.ts', dir.path);
    expect(status).toBe(1);
    expect(stderr).toMatch(/a\.jsonl:1: title: /);
  });

  it('prints the numbers of an earlier catalogue before those of now', () => {
    const before = join(dir.path, 'before');
    const now = join(dir.path, 'now');
    const row = { title: 'Go', provider: 'A', kind: 'text', language: 'en', cost: 'free', topics: [] };
    for (const [folder, title] of [
      [before, 'Go by Prof. Lee'],
      [now, 'Go'],
    ] as const) {
      mkdirSync(folder);
      writeFileSync(
        join(folder, 'a.jsonl'),
        JSON.stringify({ ...row, id: 'go', url: 'https://example.org/go', title }),
      );
    }
    const { stdout } = run('scripts/catalog-check.ts', now, '--before', before);
    expect(stdout).toMatch(/^ +1 +1 {2}courses$/m);
    expect(stdout).toMatch(/^ +1 +0 {2}a list's label in its title$/m);
  });
});
