import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The function that writes numbers, and its module. */
export const NUMBERS = { module: '@/lib/format/count', name: 'numberOf' };

/** How code reads a value that is given to a message, calls what writes a number, and asks for the plural form of one. */
export type Names = {
  value: (name: string) => string;
  number: string;
  /** The expression of the form, by its name in `Intl.PluralRules`. English has none: its only rule is whether it is one. */
  plural?: (value: string) => string;
  /** The expression of an element; by itself, a call of the function that is given for it. */
  tag?: (name: string, children: string) => string;
};
type Options = Record<string, { value: MessageFormatElement[] }>;

/** `other {}` says that the named options are all that there are. */
const isClosed = ({ other }: Options) => other?.value.length === 0;
const namedOf = (options: Options) => Object.entries(options).filter(([name]) => name !== 'other');

/** The option of a plural or a select, as an expression. */
function choiceCode(
  value: string,
  options: Options,
  names: Names,
  isPlural: boolean,
  count?: string,
): string {
  const codes = namedOf(options).map(([name, option]) => ({
    name,
    text: textCode(option.value, names, count),
  }));
  if (!isPlural && isClosed(options))
    return `({${codes.map(({ name, text }) => `${JSON.stringify(name)}:${text}`).join(',')}})[${value}]`;
  const other = textCode(options.other?.value ?? [], names, count);
  const isExact = ({ name }: { name: string }) => isPlural && name.startsWith('=');
  const exact = codes.filter(isExact).map(({ name, text }) => `${value}===${name.slice(1)}?${text}:`);
  const named = codes.filter((one) => !isExact(one));
  // What is said like the rest needs no place of its own.
  const forms = named.filter(({ text }) => text !== other);
  // The form is asked for once where there are several: as a list of questions, six of Arabic are longer.
  if (isPlural && names.plural && forms.length > 1) {
    const table = forms.map(({ name, text }) => `${name}:${text}`).join(',');
    return `(${exact.join('')}{${table}}[${names.plural(value)}]??${other})`;
  }
  if (isPlural && !names.plural && named.some(({ name }) => name !== 'one'))
    throw new Error('English has no other plural than "one".');
  const asked = isPlural ? names.plural?.(value) : value;
  const tests = forms.map(({ name, text }) =>
    asked === undefined ? `${value}===1?${text}:` : `${asked}===${JSON.stringify(name)}?${text}:`,
  );
  return `(${exact.join('')}${tests.join('')}${other})`;
}

/** The expression of a part that is no plain text. */
function partCode(element: MessageFormatElement, names: Names, count?: string): string {
  switch (element.type) {
    case TYPE.argument:
      return names.value(element.value);
    case TYPE.number:
      return `${names.number}(${names.value(element.value)})`;
    case TYPE.pound:
      return `${names.number}(${count})`;
    case TYPE.plural:
    case TYPE.select: {
      const value = names.value(element.value);
      const isPlural = element.type === TYPE.plural;
      return choiceCode(value, element.options, names, isPlural, isPlural ? value : count);
    }
    default:
      throw new Error('Dates and times are written by lib/format, and given to a message as text.');
  }
}

/** Where each option of a plural begins with its number, the number is written once before them. */
function withoutRepeats(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type !== TYPE.plural) return [element];
  const options = Object.entries(element.options);
  if (!options.every(([, { value }]) => value[0]?.type === TYPE.pound)) return [element];
  const rest = options.map(([name, option]) => [name, { ...option, value: option.value.slice(1) }]);
  return [
    { type: TYPE.number, value: element.value, style: null },
    { ...element, options: Object.fromEntries(rest) },
  ];
}

/** A text as an expression: a string, a template, or what it consists of alone. */
function textCode(all: MessageFormatElement[], names: Names, count?: string): string {
  const elements = all.flatMap(withoutRepeats);
  const [first, ...more] = elements;
  if (!first) return '""';
  if (more.length === 0 && first.type === TYPE.literal) return JSON.stringify(first.value);
  if (more.length === 0 && first.type !== TYPE.argument) return partCode(first, names, count);
  const parts = elements.map((element) =>
    element.type === TYPE.literal
      ? element.value.replace(/[\\`]|\$\{/g, '\\$&')
      : `\${${partCode(element, names, count)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** The children of an element: texts, and what the tags make of those between them. */
function childrenCode(elements: MessageFormatElement[], names: Names): string[] {
  const children: string[] = [];
  let text: MessageFormatElement[] = [];
  const endText = () => {
    if (text.length > 0) children.push(textCode(text, names));
    text = [];
  };
  for (const element of elements) {
    if (element.type !== TYPE.tag) text.push(element);
    else {
      endText();
      const inside = childrenCode(element.children, names).join(',');
      children.push(names.tag?.(element.value, inside) ?? `${names.value(element.value)}(${inside})`);
    }
  }
  endText();
  return children;
}

/** The types of a message's values, by name. */
function typesOf(elements: MessageFormatElement[], types = new Map<string, string>()): Map<string, string> {
  for (const element of elements) {
    if (element.type === TYPE.argument) types.set(element.value, 'Text');
    if (element.type === TYPE.number || element.type === TYPE.plural) types.set(element.value, 'number');
    if (element.type === TYPE.tag) typesOf(element.children, types.set(element.value, 'Tag'));
    if (element.type === TYPE.select) {
      const named = namedOf(element.options).map(([name]) => `'${name}'`);
      types.set(element.value, isClosed(element.options) ? named.join(' | ') : 'string');
    }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) typesOf(value, types);
  }
  return types;
}

type Message = {
  values: Map<string, string>;
  /** Whether it has tags, so that it is children of an element. */
  rich: boolean;
  /** The expression of the text, or of each child. */
  write: (names: Names) => string[];
};

/** @throws Error when the text is no ICU message, or has what English or a message cannot have */
export function compile(text: string): Message {
  const elements = parse(text, { requiresOtherClause: true });
  const rich = elements.some(({ type }) => type === TYPE.tag);
  return {
    values: typesOf(elements),
    rich,
    write: (names) => (rich ? childrenCode(elements, names) : [textCode(elements, names)]),
  };
}

function functionOf(capability: string, name: string, text: string): string {
  if (!/^[a-z][\da-zA-Z]*$/.test(name)) throw new Error('It needs a name in camel case.');
  const { values, rich, write } = compile(text);
  const types = [...values].map(([value, type]) => `${value}: ${type}`).join('; ');
  const children = write({ value: (value) => `v.${value}`, number: NUMBERS.name }).join(', ');
  const other = `other${rich ? 'Parts' : ''}('${capability}', '${name}'${types && ', v'})`;
  const code = rich
    ? `createElement(Fragment, null, ...(${other} ?? [${children}]))`
    : `${other} ?? ${children}`;
  return `export const ${name} = (${types && `v: { ${types} }`}): ${rich ? 'ReactNode' : 'string'} => ${code};\n`;
}

/** The typed functions of a capability's messages. */
export function moduleOf(capability: string, messages: Record<string, string>): string {
  const functions = Object.entries(messages).map(([name, text]) => {
    try {
      return functionOf(capability, name, text);
    } catch (cause) {
      throw new Error(`The message ${capability}.${name} is wrong: ${(cause as Error).message}`, { cause });
    }
  });
  const code = functions.join('');
  return [
    `// Written by "npx tsx scripts/messages.ts" from messages/en/${capability}.json.\n`,
    code.includes('createElement(')
      ? "import { createElement, Fragment, type ReactNode } from 'react';\n"
      : '',
    code.includes(`${NUMBERS.name}(`) ? `import { ${NUMBERS.name} } from '${NUMBERS.module}';\n` : '',
    code.includes('ReactNode => ')
      ? "import { other, otherParts } from '@/lib/locale/current-locale';\n"
      : "import { other } from '@/lib/locale/current-locale';\n",
    '\n',
    code.includes(': Text') ? 'type Text = string | number;\n' : '',
    code.includes(': Tag') ? 'type Tag = (text?: ReactNode) => ReactNode;\n' : '',
    '\n',
    code,
  ].join('');
}
