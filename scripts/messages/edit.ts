export type Node = { type: string; start: number; end: number; [key: string]: unknown };
export type Edit = { start: number; end: number; text: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export function visit(
  value: unknown,
  see: (node: Node, parent: Node | undefined) => void,
  parent?: Node,
): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see, parent);
  if (!isNode(value)) return;
  see(value, parent);
  for (const [name, child] of Object.entries(value)) if (name !== 'loc') visit(child, see, value);
}

/** A part of a text with its edits; of two that overlap, the one that begins first. */
export function writeEdits(source: string, edits: Edit[], start = 0, end = source.length): string {
  let [text, at] = ['', start];
  const within = edits.filter((one) => one.start >= start && one.end <= end);
  for (const edit of within.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, end);
}
