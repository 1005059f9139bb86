/** A table in Markdown with aligned columns: the first row is its head, the first column text, the others are figures. */
export function markdownTable(rows: (string | number)[][]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const rule = line(widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))));
  const [head = '', ...body] = cells.map((row) =>
    line(row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[0] ?? 0)))),
  );
  return [head, rule, ...body].join('\n');
}
