import Markdown from 'react-markdown';

/** As much of a syntax tree of markdown as this needs. */
type Node = { type: string; value?: string; children?: Node[] };

/** What an answer shows of these is nothing. */
const UNSEEN = new Set(['html', 'image', 'imageReference', 'definition', 'thematicBreak']);
const OF_BLOCKS = new Set(['root', 'list', 'listItem', 'blockquote']);
/** Signs of markup that was begun and not ended; an underscore within a word is a part of it. */
const LEFT_OVER = /[*`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

function wordsOf(node: Node): string {
  if (UNSEEN.has(node.type)) return '';
  if (node.type === 'break') return '\n';
  if (node.type === 'text') return (node.value ?? '').replace(LEFT_OVER, '');
  if (!node.children) return node.value ?? '';
  const parts = node.children.map(wordsOf).filter(Boolean);
  return parts.join(OF_BLOCKS.has(node.type) ? '\n' : '');
}

/** The syntax tree that an answer on the page is rendered from. Nothing is rendered here. */
function parse(markdown: string): Node {
  let parsed: Node = { type: 'root' };
  const takeTree = () => (tree: Node) => {
    parsed = tree;
    return { type: 'root', children: [] };
  };
  Markdown({ children: markdown, remarkPlugins: [takeTree] });
  return parsed;
}

/** An answer as it is read out: its words and the places that it cites, without markup and addresses. */
export const spokenWords = (markdown: string): string => wordsOf(parse(markdown));

/** Where a link or a tag begins that has not ended yet; the length of the text where there is none. */
function untilOpen(text: string): number {
  const link = text.lastIndexOf('[');
  if (link >= 0 && !/^\[[^\]]*\](?:\([^)]*\)|[^(])/.test(text.slice(link))) return link;
  const tag = text.lastIndexOf('<');
  const isTag = tag >= 0 && /^<[a-z/!]/i.test(text.slice(tag)) && !text.includes('>', tag);
  return isTag ? tag : text.length;
}

/** The part of a growing answer that can be read out: whole sentences, no markup cut in two. */
export function wholeSentences(text: string): string {
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(/[.!?。！？](?:\s|$)|\n/g)) end = index + sign.length;
  const whole = text.slice(0, end);
  return whole.slice(0, untilOpen(whole));
}
