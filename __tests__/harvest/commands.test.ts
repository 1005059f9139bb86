import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import type { Course } from '@/lib/course/course.schema';

const dir = ownFolder();

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', resolve('harvest', script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, INDEX_DIR: join(dir.path, 'index') },
  });

it.each([
  ['catalog-harvest.ts', ['--from', 'docs'], 'has no file of a source'],
  ['catalog-enrich.ts', ['--limit', 'few'], '--limit takes a number'],
])('says what is wrong with %s %p', (script, args, message) => {
  const { status, stderr } = run(script, ...args);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

it('reads sources from a folder, without a network, and what is inside their courses', () => {
  const base = join(dir.path, 'nothing');
  mkdirSync(base);
  const out = join(dir.path, 'tried');
  const { status, stdout } = run(
    'catalog-harvest.ts',
    '--from',
    'harvest/examples',
    '--base',
    base,
    '--out',
    out,
  );
  expect(stdout).toContain('Catalogue: 12 courses');
  expect(status).toBe(0);
  const text = readFileSync(join(out, 'courses.jsonl'), 'utf8');
  expect(text).not.toContain('Nothing of this');
  const courses = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Course);
  const inside = (title: string) => courses.find((course) => course.title === title);
  expect(inside('The Unix Shell')).toMatchObject({
    workload: 1,
    outline: [
      {
        title: 'Files and folders',
        url: 'https://swcarpentry.github.io/shell-novice/01-files.html',
        minutes: 30,
        objectives: ['Find out in which folder one is.', 'Copy, move and remove files.'],
      },
      { title: 'Pipes and filters', minutes: 30 },
    ],
  });
  expect(inside('Introduction to Algorithms')).toMatchObject({
    year: 2020,
    audience: { group: 'university' },
    assets: [{ kind: 'problem-sets', solutions: true }, { kind: 'exams' }, { kind: 'lecture-notes' }],
  });
  expect(inside('Space talk')).toMatchObject({
    audience: { group: 'children' },
    outline: [{ title: 'Introduction' }, { title: 'Create your scene' }, { title: 'Characters that talk' }],
  });
  expect(inside('Galaxy training: Climate')).toMatchObject({
    updated: '2025-04-08',
    outline: [{ title: 'Analyse temperatures' }, { title: 'Draw a map of rainfall' }],
  });
  expect(inside('Query data with SQL')).toMatchObject({
    level: 'beginner',
    workload: 1,
    updated: '2026-03-01',
    outline: [{ minutes: 25 }, { minutes: 35 }],
  });
  expect(inside('Programming and data structures')).toMatchObject({
    instructors: ['Prof. Ada Example'],
    outline: [{ title: 'Lecture 1: Lists' }, { title: 'Lecture 2: Trees' }],
  });
});
