import { compile, NUMBERS } from './compile';
import { type Edit, writeEdits } from './edit';
import { type Node, parseCode, visitCode } from './parse-code';

const MODULE = /^@\/messages\/([a-z-]+)$/;
const NUMBER = '$number';

/** What stands for a message in a script until the build fills in its text: a name that no code declares. */
export const markOf = (capability: string, name: string): string => `$m$${capability}$${name}`;

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

/**
 * Puts a mark where a message is called, which the minifier keeps, so that each script can have its texts in each language.
 * A message that writes numbers gets the function that does.
 * @param messagesOf the messages of a capability
 */
export function markMessages(
  file: string,
  source: string,
  messagesOf: (capability: string) => Record<string, string>,
): string {
  const program = parseCode(file, source);
  const { names, nodes } = importsOf(program);
  if (nodes.length === 0) return source;
  const edits: Edit[] = nodes.map(({ start, end }) => ({ start, end, text: '' }));
  let counts = false;
  visitCode(program, (node, around) => {
    const { object, property } = node as { object?: Node; property?: Node };
    if (node.type !== 'MemberExpression' || object?.type !== 'Identifier' || !property) return;
    const capability = names.get(String(object.name));
    if (!capability) return;
    const name = String(property.name);
    const text = messagesOf(capability)[name];
    if (text === undefined) throw new Error(`${file}: ${capability} has no message ${name}.`);
    const mark = markOf(capability, name);
    const hasNumber = [...compile(text).values.values()].includes('number');
    const number = hasNumber ? `, ${NUMBER}` : '';
    counts ||= hasNumber;
    const parent = around.at(-1);
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
    const [given] = isCalled ? (parent.arguments as Node[]) : [];
    // Reading a mark may do something, as far as the minifier knows: it would stay in a table that nothing reads.
    edits.push({ ...node, text: isCalled ? mark : `((v) => ${mark}(v${number}))` });
    if (given) edits.push({ start: given.end, end: given.end, text: number });
  });
  const text = writeEdits(source, edits);
  return counts ? `${text}\nimport { ${NUMBERS.name} as ${NUMBER} } from '${NUMBERS.module}';\n` : text;
}
