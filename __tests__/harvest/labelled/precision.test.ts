import { join } from 'node:path';
import { NOON } from '@/__tests__/support/harvest';
import type { Fact } from '@/harvest/facts/fact.schema';
import { judgeFact } from '@/harvest/facts/judge-fact';
import { KEY_KINDS, keysOf } from '@/harvest/merge/identity';
import { JoinedRows } from '@/harvest/merge/join-rows';
import { MarkList } from '@/harvest/merge/mark-list';
import { blockHosts } from '@/lib/catalog/server/blocked-hosts';
import { readRows } from '@/scripts/read-jsonl';

/**
 * Labelled by hand: pairs of rows that are the same course or not, and rows that a reader would call a course or not.
 * Precision: of what is joined or let in, the share that is right. What is missed costs a duplicate or a course; what
 * is wrongly joined hides one.
 */
type Row = Omit<Fact, 'ref'>;
const pairs = readRows<{ a: Row; b: Row; same: boolean }>(join(__dirname, 'pairs.jsonl'));
const rows = readRows<Row & { course: boolean }>(join(__dirname, 'rows.jsonl'));

/** Whether two rows of different sources are joined by their keys. */
function areJoined(a: Row, b: Row): boolean {
  const marks = new MarkList();
  for (const row of [a, b]) marks.add(row);
  const joined = new JoinedRows(2, marks.finish());
  const keys = new Set(keysOf(b).map(({ kind, key }) => `${kind} ${key}`));
  for (const kind of Object.values(KEY_KINDS))
    for (const key of keysOf(a))
      if (key.kind === kind && keys.has(`${kind} ${key.key}`)) joined.joinKey(kind, [0, 1]);
  return joined.rootOf(1) === 0;
}

function measure<Line>(lines: Line[], isTrue: (line: Line) => boolean, isFound: (line: Line) => boolean) {
  const found = lines.filter(isFound);
  const right = found.filter(isTrue).length;
  return { precision: right / found.length, recall: right / lines.filter(isTrue).length };
}

it('has 300 labels', () => {
  expect(pairs.length + rows.length).toBeGreaterThanOrEqual(300);
  expect(pairs.filter(({ same }) => same).length).toBeGreaterThan(50);
});

it('joins what is the same course and nothing else', () => {
  const wrong = pairs.filter(({ a, b, same }) => areJoined(a, b) !== same);
  expect(wrong).toEqual([]);
  const { precision, recall } = measure(
    pairs,
    ({ same }) => same,
    ({ a, b }) => areJoined(a, b),
  );
  expect({ precision, recall }).toEqual({ precision: 1, recall: 1 });
});

it('lets in courses and little else', () => {
  const judge = { blocked: blockHosts([]), now: NOON, isCrawl: true };
  const isLetIn = ({ course: _, ...row }: Row & { course: boolean }) =>
    judgeFact({ ref: 'x', ...row }, judge) === undefined;
  const wrong = rows.filter((row) => isLetIn(row) !== row.course);
  // Three characters are too few by the rule, which costs one course here.
  expect(wrong.map(({ title }) => title)).toEqual(['C++']);
  const { precision, recall } = measure(rows, ({ course }) => course, isLetIn);
  expect(precision).toBe(1);
  expect(recall).toBeCloseTo(85 / 86);
});
