export type Line = (string | number)[];

/** Prints a table in Markdown: the first column is text, the others are figures. */
export function printTable(head: Line, rows: Line[]): void {
  const line = (cells: Line) => `| ${cells.join(' | ')} |`;
  console.log(`\n${line(head)}\n${line(head.map((_, at) => (at === 0 ? '---' : '---:')))}`);
  for (const row of rows) console.log(line(row));
}
