/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TESTS = readdirSync('__tests__', { recursive: true }).map(String);

/** Whether a name is a folder of tests, or the end of a test's path. */
function isThere(name: string): boolean {
  if (existsSync(`__tests__/${name}`)) return true;
  return ['test.ts', 'test.tsx', 'spec.ts'].some((ending) =>
    TESTS.some((path) => `/${path}`.endsWith(`/${name}.${ending}`)),
  );
}

it('the tables in docs/learning.md name existing tests for every row', () => {
  const rows = readFileSync('docs/learning.md', 'utf8')
    .split('\n## ')
    .filter((part) => part.includes('| shown by'))
    .flatMap((part) => part.split('\n').filter((line) => line.startsWith('| ')))
    .map((line) => line.split('|').at(-2)?.trim() ?? '')
    .filter((cell) => cell !== 'shown by' && !/^-+$/.test(cell));

  expect(rows.length).toBeGreaterThan(20);
  expect(rows.flatMap((cell) => cell.split(/; /)).filter((name) => !isThere(name))).toEqual([]);
});
