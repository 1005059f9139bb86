import { readdirSync, readFileSync } from 'node:fs';
import { isNode, type Node, parseCode, visitCode } from '@/scripts/messages/parse-code';

export type Pattern = { source: string; flags: string; where: string };
/** A pattern that is put together while the program runs. */
type Construction = { file: string; line: number; inFunction: boolean };

const CODE = /\.(?:m?js|tsx?)$/;
const FOLDERS = ['lib', 'pages', 'components', 'engine', 'cluster', 'transfer', 'scripts', 'harvest'];
/** Judges read files of the repository, as measurements in bench do. */
const NO_CODE = /(?:^|\/)(?:node_modules|__tests__|judge)\//;

/** Every file of code that runs: in a browser, on the server, or as a command. */
export function codeFiles(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...inFolders, ...readdirSync('.')].filter((file) => CODE.test(file) && !NO_CODE.test(file)).sort();
}

const CONSTRUCTS = new Set(['NewExpression', 'CallExpression', 'OptionalCallExpression']);
/** Methods of texts that make a pattern of any text that they are given. */
const TAKES_PATTERN = new Set(['match', 'matchAll', 'search']);

function isConstruction({ type, callee, arguments: given }: Node): boolean {
  if (!CONSTRUCTS.has(type) || !isNode(callee)) return false;
  if (callee.name === 'RegExp') return true;
  const method = isNode(callee.property) ? callee.property.name : undefined;
  const [first] = Array.isArray(given) ? given : [];
  return TAKES_PATTERN.has(String(method)) && /^(?:StringLiteral|TemplateLiteral)$/.test(first?.type);
}

/** Every pattern of the code, as its parser finds them. */
export function findPatterns(files = codeFiles()): { patterns: Pattern[]; constructions: Construction[] } {
  const patterns: Pattern[] = [];
  const constructions: Construction[] = [];
  for (const file of files) {
    visitCode(parseCode(file, readFileSync(file, 'utf8')), (node, around) => {
      const { line } = node.loc.start;
      if (node.type === 'RegExpLiteral')
        patterns.push({
          source: String(node.pattern),
          flags: String(node.flags),
          where: `${file}:${line}`,
        });
      if (!isConstruction(node)) return;
      constructions.push({ file, line, inFunction: around.some(({ type }) => /Function|Method/.test(type)) });
    });
  }
  return { patterns, constructions };
}
