import fc from 'fast-check';
import { ownFolder } from '@/__tests__/support/own-folder';
import { readCsv } from '@/scripts/import/read-csv';

const dir = ownFolder();

async function read(csv: string, delimiter = ',') {
  const file = dir.write('x.csv', csv);
  const rows: unknown[] = [];
  for await (const row of readCsv(file, delimiter)) {
    rows.push('cells' in row ? [row.line, ...row.cells] : `${row.line} ${row.reason}`);
  }
  return rows;
}

it('reads quoted delimiters, quotes and line ends, and knows the line where each row starts', async () => {
  expect(await read('\uFEFFa,b\r\n"1, 2","line\r\nend ""x"""\r\n\r\n3,4')).toEqual([
    [1, 'a', 'b'],
    [2, '1, 2', 'line\nend "x"'],
    [5, '3', '4'],
  ]);
});

it('takes stray quotes as they stand', async () => {
  expect(await read('the "best" course,x\n"Bad close"d,y\n5" pipes,z\nfine,w')).toEqual([
    [1, 'the "best" course', 'x'],
    [2, '"Bad close"d', 'y'],
    [3, '5" pipes', 'z'],
    [4, 'fine', 'w'],
  ]);
});

it('loses one line to a quote that is never closed, and none of those after it', async () => {
  const many = Array.from({ length: 3000 }, (_, n) => `${n},x`);
  const rows = await read(['a,b', '"open,b', ...many, '"last, one",z'].join('\n'));
  expect(rows.slice(0, 3)).toEqual([[1, 'a', 'b'], '2 a quoted cell never ends', [3, '0', 'x']]);
  expect(rows.at(-1)).toEqual([3003, 'last, one', 'z']);
  expect(rows).toHaveLength(3003);
});

it('reads other delimiters', async () => {
  expect(await read('a;b\n"x;y";2', ';')).toEqual([
    [1, 'a', 'b'],
    [2, 'x;y', '2'],
  ]);
});

it('reads back whatever is properly quoted', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é', ';') });
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const csv = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
      const back = await read(csv.join('\n'));
      expect(back.map((row) => (Array.isArray(row) ? row.slice(1) : row))).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});
