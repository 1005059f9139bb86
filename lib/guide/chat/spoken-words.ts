import Markdown from 'react-markdown';

/** The fields of a Markdown syntax tree that are used here. */
type Node = { type: string; value?: string; children?: Node[] };

/** Nodes of which an answer shows nothing. */
const UNSEEN = new Set(['html', 'image', 'imageReference', 'definition', 'thematicBreak']);
const OF_BLOCKS = new Set(['root', 'list', 'listItem', 'blockquote']);
/** Leftover markup characters; an underscore inside a word is part of it. */
const LEFT_OVER = /[*`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

function wordsOf(node: Node): string {
  if (UNSEEN.has(node.type)) return '';
  if (node.type === 'break') return '\n';
  if (node.type === 'text') return (node.value ?? '').replace(LEFT_OVER, '');
  if (!node.children) return node.value ?? '';
  const parts = node.children.map(wordsOf).filter(Boolean);
  return parts.join(OF_BLOCKS.has(node.type) ? '\n' : '');
}

/** The syntax tree of an answer, from the parser that renders it on the page. Nothing is rendered here. */
function parse(markdown: string): Node {
  let parsed: Node = { type: 'root' };
  const takeTree = () => (tree: Node) => {
    parsed = tree;
    return { type: 'root', children: [] };
  };
  Markdown({ children: markdown, remarkPlugins: [takeTree] });
  return parsed;
}

/** The text of an answer for reading aloud: its words and cited places, without markup and addresses. */
export const spokenWords = (markdown: string): string => wordsOf(parse(markdown));

/** Where an unfinished link or tag begins; the length of the text if there is none. */
function untilOpen(text: string): number {
  const link = text.lastIndexOf('[');
  if (link >= 0 && !/^\[[^\]]*\](?:\([^)]*\)|[^(])/.test(text.slice(link))) return link;
  const tag = text.lastIndexOf('<');
  const isTag = tag >= 0 && /^<[a-z/!]/i.test(text.slice(tag)) && !text.includes('>', tag);
  return isTag ? tag : text.length;
}

/** The part of a growing answer that can be read aloud: complete sentences without unfinished markup. */
export function wholeSentences(text: string): string {
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(/[.!?。！？](?:\s|$)|\n/g)) end = index + sign.length;
  const whole = text.slice(0, end);
  return whole.slice(0, untilOpen(whole));
}
