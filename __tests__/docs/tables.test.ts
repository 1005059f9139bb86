/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { FAULTS } from '@/lib/guide/chat/chat.types';
import { toFault } from '@/lib/guide/chat/guide-fault-messages';

const SOURCES = '__tests__/lib/sources/server';
const FILES = {
  C: `${SOURCES}/contracts.test.ts`,
  Y: `${SOURCES}/adapters/youtube.test.ts`,
  K: `${SOURCES}/adapters/keyless.test.ts`,
  R: `${SOURCES}/recorded.test.ts`,
  D: `${SOURCES}/drain.test.ts`,
};
const read = (path: string) => readFileSync(path, 'utf8');

/** The tests that a cell names: the letter of a file, a title and, in backticks, rows of the test's table. */
const testsIn = (cell: string) =>
  cell.split(/; (?=[CYKRD] )/).map((part) => {
    const [, file = '', name = ''] = /^([CYKRD]) (.+)$/.exec(part.trim()) ?? [];
    const rows = [...name.matchAll(/`([^`]+)`/g)].map(([, row]) => row);
    return { file, title: name.replace(/(?:,? `[^`]+`)+$/, ''), rows };
  });

/** The title of each test, and the rows of its table, as they are written. */
function testsOf(path: string) {
  const titles: string[] = [];
  const rows: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, arguments: given, elements } = node as Record<string, unknown>;
    const [first, second] = (Array.isArray(given) ? given : []) as Record<string, unknown>[];
    if (type === 'CallExpression' && first?.type === 'StringLiteral' && /Function/.test(String(second?.type)))
      titles.push(String(first.value));
    const [row] = (Array.isArray(elements) ? elements : []) as Record<string, unknown>[];
    if (type === 'ArrayExpression' && row?.type === 'StringLiteral') rows.push(String(row.value));
    for (const value of Object.values(node)) visit(value);
  };
  visit(parse(read(path), { sourceType: 'module', plugins: ['typescript'] }).program);
  return { titles, rows };
}

describe('the table of sources and behaviours', () => {
  const rows = read('docs/sources.md')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .map((line) => line.split('|').slice(1, -1));

  it('has a test for each behaviour of each source', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.filter((cells) => cells.length !== 6 || cells.some((cell) => cell.trim() === ''))).toEqual(
      [],
    );
  });

  it('names tests that there are', () => {
    const named = rows.flatMap(([, ...cells]) => cells.flatMap(testsIn));
    const found = new Map(Object.entries(FILES).map(([letter, path]) => [letter, testsOf(path)]));
    const missing = named.filter(({ file, title, rows }) => {
      const tests = found.get(file);
      return !tests?.titles.includes(title) || rows.some((row) => !tests.rows.includes(row ?? ''));
    });
    expect(missing).toEqual([]);
  });

  it('names files that there are', () => {
    const named = [...read('docs/sources.md').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, at]) => at ?? '',
    );
    const folders = ['.', SOURCES, '__tests__/lib/server', '__tests__'];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((at) => !folders.some((folder) => existsSync(join(folder, at))))).toEqual([]);
  });
});

it('the table of faults has every sentence that the guide has for one', () => {
  const table = read('docs/guide.md').replace(/\s+/g, ' ');
  const told = FAULTS.map((code) => toFault(code).message);
  expect(told.filter((sentence) => !table.includes(sentence.replace(/\.$/, '')))).toEqual([]);
});
