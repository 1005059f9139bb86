import { isNode, type Node, parseCode, visitCode } from '@/scripts/messages/parse-code';

export type Found = { line: number; text: string };
type Code = {
  /** Sentences that stand in the code. */
  literals: Found[];
  /** Messages that it names, as "search.filters". */
  messages: Set<string>;
  /** Messages that are read once, when the module is loaded, and so in one language for all. */
  atLoad: Found[];
};

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? nameOf(node.property)) : '');

/** Attributes that are shown or said. */
const SAID = /^(?:alt|label|placeholder|summary|title|aria-(?:description|label|roledescription|valuetext))$/;
/** Properties of an element that are shown or said. */
const SHOWN = /^(?:alt|aria\w+|innerText|placeholder|textContent|title)$/;
/** Begins with a capital, as sentences and labels do, and is no constant, name of a type or of a key. */
const BEGINS = /^[^\p{L}\p{N}/<_.#-]*\p{Lu}\p{Ll}*(?:[\s,.:!?…’'“”-]|$)/u;
/** A whole sentence is shown, whatever it is given to. */
const WHOLE = /^\p{Lu}.* .*[.!?]$/u;
const WORDS = /\p{Ll}{2,} \p{Ll}{2,}/u;
/** Names of headers. */
const HEADER = /^\p{Lu}[\p{L}]*(?:-\p{Lu}\p{L}*)+:?/u;
/** Classes and selectors: no capitals, and a word with a hyphen or a colon inside, or a dot before. */
const STYLES = /^(?=.*(?:[a-z\d][-:][a-z\d]|\.[a-z]))[^\p{Lu}?!“]*$/u;

/** Parts of an expression whose value is theirs. */
const PASSES = /^(?:Conditional|Logical)Expression$|^TemplateLiteral$|^JSXExpressionContainer$/;
const isPassed = (parent: Node | undefined, node: Node) =>
  parent !== undefined &&
  parent.test !== node &&
  (PASSES.test(parent.type) || (parent.type === 'BinaryExpression' && parent.operator === '+'));

/** Whether the value is a child of an element, in what is said by its name, or a toast. */
function isSeen(node: Node, around: readonly Node[]): boolean {
  const path = [...around, node];
  while (isPassed(path.at(-2), path.at(-1) as Node)) path.pop();
  const place = path.at(-2);
  const value = path.at(-1);
  if (place?.type === 'JSXAttribute') return SAID.test(nameOf(place.name));
  if (place?.type === 'AssignmentExpression') return place.right === value && SHOWN.test(nameOf(place.left));
  if (place?.type === 'ObjectProperty' || place?.type === 'AssignmentPattern')
    return (place.value ?? place.right) === value && SAID.test(nameOf(place.key ?? place.left));
  const [first, second] = (place?.arguments ?? []) as Node[];
  const called = place?.type === 'CallExpression' ? nameOf(place.callee) : '';
  if (called === 'setAttribute') return second === value && SAID.test(String(first?.value));
  if (called === 'showToast') return first === value;
  return node.type === 'JSXText' || /^JSX(?:Element|Fragment)$/.test(place?.type ?? '');
}

/** What is for machines and operators: errors that are thrown, the log, names that are compared, keys. */
function isUnseen(node: Node, around: readonly Node[]): boolean {
  const [parent, grandparent] = [around.at(-1), around.at(-2)];
  const call = around.findLast(({ type }) => /^(?:New|Call)Expression$/.test(type));
  // An error that asks for something is for people.
  if (call?.type === 'NewExpression' && nameOf(call.callee).endsWith('Error'))
    return !/\bPlease\b/.test(textOf(node) ?? '');
  if (isNode(call?.callee) && /^(?:console|log|logger)$/.test(nameOf(call.callee.object))) return true;
  if (!parent) return true;
  if (parent.type === 'BinaryExpression') return parent.operator !== '+';
  if (/^(?:SwitchCase|MemberExpression|Import\w*|Export\w*)$/.test(parent.type)) return true;
  // Names of types in data for search engines.
  if (parent.type === 'ObjectProperty' && (parent.key as Node).value === '@type') return true;
  if (parent.type === 'ObjectProperty' && parent.key === node) return true;
  return isNode(grandparent) && grandparent.type === 'JSXAttribute' && !SAID.test(nameOf(grandparent.name));
}

/** The text of a string, without the tags of markup. */
function textOf(node: Node): string | undefined {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  const texts = ((node.quasis ?? []) as Node[]).map(({ value }) => (value as { cooked: string }).cooked);
  return String(node.value ?? texts.join('…')).replace(/<[^<>]*>/g, '');
}

/** The sentences and messages of a file. */
export function readSentences(file: string, code: string): Code {
  const found: Code = { literals: [], messages: new Set(), atLoad: [] };
  const modules = new Map<string, string>();
  visitCode(parseCode(file, code), (node, around) => {
    if (/^TS/.test(node.type) && !('expression' in node)) return false;
    const { line } = node.loc.start;
    const parent = around.at(-1);
    const of = /^@\/messages\/(.+)$/.exec(String((node.source as Node | undefined)?.value))?.[1];
    if (node.type === 'ImportDeclaration' && of)
      modules.set(nameOf((node.specifiers as Node[])[0]?.local), of);
    const capability = node.type === 'MemberExpression' ? modules.get(nameOf(node.object)) : undefined;
    if (capability) {
      const name = `${capability}.${nameOf(node.property)}`;
      found.messages.add(name);
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
      if (isCalled && !around.some(({ type }) => /Function|Method/.test(type)))
        found.atLoad.push({ line, text: name });
    }
    const text = node.type === 'JSXText' ? String(node.value).trim() : textOf(node);
    const isShown = text !== undefined && isSeen(node, around);
    const reads =
      text !== undefined &&
      /\p{L}/u.test(text) &&
      (isShown || (BEGINS.test(text) && !HEADER.test(text)) || (WORDS.test(text) && !STYLES.test(text)));
    const isHidden = parent?.type === 'JSXAttribute' && !WHOLE.test(text ?? '');
    if (reads && (isShown || !(isHidden || isUnseen(node, around))))
      found.literals.push({ line, text: text.replace(/\s+/g, ' ') });
    return true;
  });
  return found;
}
