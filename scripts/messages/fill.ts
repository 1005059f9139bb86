import { parse } from '@babel/parser';
import { compile } from './compile';
import { type Edit, writeEdits } from './edit';
import { isNode, type Node, visitCode } from './parse-code';

/** A message in a script: its mark, and the call that it is part of. */
type Mark = { capability: string; name: string; mark: Node; call: Node | undefined };
export type Marked = { source: string; marks: Mark[] };
export type Language = {
  textOf: (capability: string, name: string) => string;
  /** The expression of the plural form of a number; none in English. */
  plural?: (value: string) => string;
};

const MARK = /^\$m\$([a-z-]+)\$(\w+)$/;

/** The messages in a script; undefined if it has none. */
export function readMarks(source: string): Marked | undefined {
  if (!source.includes('$m$')) return undefined;
  const marks: Mark[] = [];
  visitCode(parse(source, { sourceType: 'script' }).program, (node, around) => {
    const [, capability, name] = (node.type === 'Identifier' && MARK.exec(String(node.name))) || [];
    if (!capability || !name) return;
    const parent = around.at(-1);
    const call = parent?.type === 'CallExpression' && parent.callee === node ? parent : undefined;
    marks.push({ capability, name, mark: node, call });
  });
  return { source, marks };
}

/** A value that may be written twice, because reading it does nothing and costs nothing. */
const isPlain = (node: Node): boolean =>
  node.type === 'Identifier' ||
  /^(?:String|Numeric)Literal$/.test(node.type) ||
  (node.type === 'MemberExpression' && node.computed === false && isPlain(node.object as Node));

/** The values of a message by name; undefined where they are put together elsewhere. */
function valuesIn(given: Node | undefined): Map<string, Node> | undefined {
  if (given && given.type !== 'ObjectExpression') return undefined;
  const values = new Map<string, Node>();
  for (const { type, computed, key, value } of (given?.properties ?? []) as Node[]) {
    if (type !== 'ObjectProperty' || computed || !isNode(key) || !isNode(value)) return undefined;
    values.set(String(key.name ?? key.value), value);
  }
  return values;
}

/** Where a function of one parameter reads it: nowhere, or at one place; undefined if it is another kind of function. */
function placeIn(tag: Node): { body: Node; place: Node | undefined } | undefined {
  const [parameter, ...more] = (tag.params ?? []) as Node[];
  const body = tag.body as Node;
  if (tag.type !== 'ArrowFunctionExpression' || body.type === 'BlockStatement' || more.length > 0)
    return undefined;
  if (parameter && parameter.type !== 'Identifier') return undefined;
  const reads: Node[] = [];
  visitCode(body, (node, around) => {
    const parent = around.at(-1);
    const isName = (parent?.property === node || parent?.key === node) && parent?.computed === false;
    if (node.type === 'Identifier' && node.name === parameter?.name && !isName) reads.push(node);
    // "{ e }" names and reads it at one place.
    if (node.type === 'ObjectProperty' && node.shorthand) reads.push(node, node);
  });
  return reads.length < 2 ? { body, place: reads[0] } : undefined;
}

/** Where an expression is written as it is, and not in brackets. */
const needsNone = (node: Node) => isPlain(node) || /^(?:CallExpression|TemplateLiteral)$/.test(node.type);

/** Fills in the texts of a language. */
export function fillMarks({ source, marks }: Marked, { textOf, plural }: Language): string {
  const edits: Edit[] = [];
  const write = (node: Node) => {
    const text = writeEdits(source, edits, node.start, node.end);
    return needsNone(node) ? text : `(${text})`;
  };

  function textOfMark({ capability, name, call }: Mark): string {
    const { rich, write: codeOf } = compile(textOf(capability, name));
    const [given, number] = (call?.arguments ?? []) as Node[];
    const values = valuesIn(given);
    const code = (valueCode: (name: string) => string) => {
      const parts = codeOf({
        value: valueCode,
        number: number ? write(number) : '',
        ...(plural && { plural }),
        tag: (tag, children) => {
          const node = values?.get(tag);
          const inside = node && placeIn(node);
          if (!node || !inside) return `${valueCode(tag)}(${children})`;
          const { body, place } = inside;
          const at = place && { start: place.start, end: place.end, text: children || 'void 0' };
          const text = writeEdits(source, at ? [...edits, at] : edits, body.start, body.end);
          return needsNone(body) ? text : `(${text})`;
        },
      });
      return rich ? `[${parts}]` : parts.join();
    };
    if (!call) return `(v=>${code((value) => `v.${value}`)})`;
    if (!values) {
      const whole = given ? write(given) : '';
      if (given && isPlain(given)) return code((value) => `${whole}.${value}`);
      return `(v=>${code((value) => `v.${value}`)})(${whole})`;
    }
    // A value that is computed, and that the text has more than once, is computed before.
    const draft = code((value) => `$<${value}>`);
    const computed = [...values].filter(
      ([value, node]) => draft.split(`$<${value}>`).length > 2 && !isPlain(node),
    );
    const named = new Map(computed.map(([value], index) => [value, `$${index}`]));
    const text = code((value) => {
      const node = values.get(value);
      return named.get(value) ?? (node ? write(node) : 'void 0');
    });
    if (named.size === 0) return text;
    return `((${[...named.values()].join()})=>${text})(${computed.map(([, node]) => write(node)).join()})`;
  }

  // The inner ones first: a value of a message can be a message.
  for (const one of marks.toReversed()) {
    const { start, end } = one.call ?? one.mark;
    edits.push({ start, end, text: textOfMark(one) });
  }
  return writeEdits(source, edits);
}
