import { parse } from '@babel/parser';

export type Node = {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  [key: string]: unknown;
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The tree of a file's code. */
export function parseCode(file: string, code: string): Node {
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  return parse(code, { sourceType: 'module', plugins }).program as unknown as Node;
}

/** Visits every node with those around it, the nearest last; a node for which it answers false is left out with all inside. */
export function visitCode(
  value: unknown,
  visit: (node: Node, around: readonly Node[], key: string) => unknown,
  around: Node[] = [],
  key = '',
): void {
  if (Array.isArray(value)) for (const one of value) visitCode(one, visit, around, key);
  if (!isNode(value) || visit(value, around, key) === false) return;
  around.push(value);
  for (const [name, child] of Object.entries(value))
    if (name !== 'loc') visitCode(child, visit, around, name);
  around.pop();
}
