/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from '@/lib/guide/chat/chat.types';
import { toFault } from '@/lib/guide/chat/guide-fault-messages';

const SOURCES = '__tests__/lib/server/sources';
const FILES = {
  C: `${SOURCES}/contracts.test.ts`,
  Y: `${SOURCES}/adapters/youtube.test.ts`,
  K: `${SOURCES}/adapters/keyless.test.ts`,
  R: `${SOURCES}/recorded.test.ts`,
  D: `${SOURCES}/drain.test.ts`,
};
const read = (path: string) => readFileSync(path, 'utf8');

/** The tests that a cell names: the letter of a file, and pieces of titles or, in backticks, of their tables. */
function testsIn(cell: string) {
  return cell
    .replace(/\([^)]*\)/g, '')
    .split(';')
    .map((part) => {
      const [, file, name = ''] = /^([CYKRD]) (.+)$/.exec(part.trim()) ?? [];
      const rows = [...name.matchAll(/`([^`]+)`/g)].map(([, row]) => `'${row}'`);
      const titles = name.replace(/`[^`]+`,?/g, '').split('…');
      return { part, file, pieces: [...titles.map((title) => title.trim()), ...rows].filter(Boolean) };
    });
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
    const missing = named.filter(({ file, pieces }) => {
      const text = file && read(FILES[file as keyof typeof FILES]);
      return !text || pieces.length === 0 || pieces.some((piece) => !text.includes(piece));
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
