import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { compile, NUMBERS } from './compile';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(value: unknown, see: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see, parent);
  if (!isNode(value)) return;
  see(value, parent);
  for (const [name, child] of Object.entries(value)) if (name !== 'loc') visit(child, see, value);
}

const MODULE = /^@\/messages\/([a-z-]+)$/;
const NUMBER = '$number';

/** The name by which a file calls each capability's messages. */
function importsOf(program: Node): { names: Map<string, string>; nodes: Node[] } {
  const names = new Map<string, string>();
  const nodes: Node[] = [];
  for (const node of program.body as Node[]) {
    const capability = MODULE.exec(String((node.source as Node | undefined)?.value))?.[1];
    if (!capability) continue;
    const [first] = (node.specifiers ?? []) as Node[];
    if (first?.type !== 'ImportNamespaceSpecifier')
      throw new Error(`Write: import * as m from '@/messages/${capability}'.`);
    names.set(String((first.local as Node).name), capability);
    nodes.push(node);
  }
  return { names, nodes };
}

/** A value that may be written twice, because reading it does nothing and costs nothing. */
const isPlain = (node: Node): boolean =>
  node.type === 'Identifier' ||
  /^(?:String|Numeric)Literal$/.test(node.type) ||
  (node.type === 'MemberExpression' && node.computed === false && isPlain(node.object as Node));

/** The values of a message by name; undefined where they are put together elsewhere. */
function valuesIn(given: Node | undefined): { name: string; value: Node }[] | undefined {
  if (given?.type !== 'ObjectExpression') return undefined;
  const values = (given.properties as Node[]).flatMap(({ type, computed, key, value }) =>
    type === 'ObjectProperty' && !computed && isNode(key) && isNode(value)
      ? [{ name: String(key.name), value }]
      : [],
  );
  return values.length === (given.properties as Node[]).length ? values : undefined;
}

/**
 * Puts messages where they are called, so that a script has the messages that it shows and no others, and calls cost
 * nothing.
 * @param messagesOf the messages of a capability
 */
export function inlineMessages(
  file: string,
  source: string,
  messagesOf: (capability: string) => Record<string, string>,
): string {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const { names, nodes } = importsOf(program as unknown as Node);
  if (nodes.length === 0) return source;
  const edits: Edit[] = nodes.map(({ start, end }) => ({ start, end, text: '' }));
  const write = (start: number, end: number): string => {
    let [text, at] = ['', start];
    for (const edit of edits.filter((one) => one.start >= start && one.end <= end)) {
      if (edit.start < at) continue;
      text += source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + source.slice(at, end);
  };
  const calls: (() => Edit)[] = [];
  const parents = new Map<Node, Node | undefined>();
  /** Where a call is all that stands between two braces in an element: its parts become the element's own children. */
  const bracesAround = (call: Node): Node | undefined => {
    const braces = parents.get(call);
    const element = braces && parents.get(braces)?.type;
    return braces?.type === 'JSXExpressionContainer' && /^JSX(?:Element|Fragment)$/.test(element ?? '')
      ? braces
      : undefined;
  };
  visit(program, (node, parent) => {
    parents.set(node, parent);
    const { object, property } = node;
    if (node.type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return;
    const capability = object.type === 'Identifier' ? names.get(String(object.name)) : undefined;
    if (!capability) return;
    const text = messagesOf(capability)[String(property.name)];
    if (text === undefined) throw new Error(`${file}: ${capability} has no message ${property.name}.`);
    const { values, rich, write: code } = compile(text);
    const called = parent?.type === 'CallExpression' && parent.callee === node;
    const [given] = called ? (parent.arguments as Node[]) : [];
    const whole = called ? parent : node;
    calls.push(() => {
      const plain = new Map<string, string>();
      const computed = new Map<string, string>();
      const properties = valuesIn(given);
      for (const { name, value } of properties ?? []) {
        const kind = isPlain(value) || rich ? plain : computed;
        kind.set(
          name,
          rich && !isPlain(value) ? `(${write(value.start, value.end)})` : write(value.start, value.end),
        );
      }
      const children = code({
        value: (name) => plain.get(name) ?? (properties ? `$${name}` : `v.${name}`),
        number: NUMBER,
      });
      const parts = children.map((child) => `{${child}}`).join('');
      const braces = rich && properties ? bracesAround(whole) : undefined;
      if (braces) return { start: braces.start, end: braces.end, text: parts };
      const result = rich ? `<>${parts}</>` : children.join();
      const asFunction = called ? '' : `(${values.size > 0 ? 'v' : ''}) => `;
      const written =
        properties || !given
          ? `${asFunction}${result}`
          : `((v) => ${result})(${write(given.start, given.end)})`;
      const bound = computed.size
        ? `((${[...computed.keys()].map((name) => `$${name}`).join(', ')}) => ${written})(${[...computed.values()].join(', ')})`
        : written;
      return { start: whole.start, end: whole.end, text: `(${bound})` };
    });
  });
  // The inner ones first: a value of a message can be a message.
  for (const call of calls.reverse()) {
    edits.push(call());
    edits.sort((one, other) => one.start - other.start || other.end - one.end);
  }
  const text = write(0, source.length);
  return text.includes(NUMBER)
    ? `${text}\nimport { ${NUMBERS.name} as ${NUMBER} } from '${NUMBERS.module}';\n`
    : text;
}

export const messagesIn = (folder: string) => (capability: string) =>
  JSON.parse(readFileSync(join(folder, `${capability}.json`), 'utf8')) as Record<string, string>;
