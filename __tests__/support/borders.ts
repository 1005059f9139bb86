import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isNode, type Node, parseCode, visitCode } from '@/scripts/messages/parse-code';

/** From the ground up: each imports those before it alone. */
export const CAPABILITIES = [
  'course',
  'map',
  'analytics',
  'player',
  'account',
  'search',
  'catalog',
  'offline',
  'learning',
  'sources',
  'guide',
  'pages',
  'share',
  'seo',
  'home',
  'http',
];
/** They put capabilities together. */
const COMPOSES = /^(?:pages|components\/(?:screens|layout)|lib\/screens)\/|^instrumentation\.ts$/;

/** Where a file runs; the first that fits. */
const PLACES: [place: Place, files: RegExp][] = [
  ['test', /^__tests__\/|\/__tests__\//],
  ['page', /^pages\/|^instrumentation\.ts$/],
  ['screen', /^components\//],
  ['browser', /^lib\/(?:.+\/)?browser\/|^lib\/next-internals\/client\//],
  ['worker', /^lib\/(?:.+\/)?worker\//],
  [
    'pure',
    /^engine\/(?:text|data)\/|^engine\/(?:course\.schema|facet-definitions|search|search\.types|sorts|values)(?:\.ts)?\/?$/,
  ],
  ['scripts', /^scripts\/|^transfer\//],
  ['bench', /^bench\/|^engine\/judge\//],
  ['server', /^lib\/(?:.+\/)?server\/|^(?:engine|cluster)\//],
  ['pure', /^lib\//],
  ['harvest', /^harvest\//],
];
const MAY_IMPORT = {
  pure: ['pure'],
  browser: ['pure', 'browser'],
  screen: ['pure', 'browser', 'screen'],
  worker: ['pure', 'worker'],
  server: ['pure', 'server'],
  page: ['pure', 'browser', 'screen', 'server'],
  scripts: ['pure', 'browser', 'screen', 'worker', 'server', 'scripts'],
  harvest: ['pure', 'server', 'scripts', 'harvest'],
  bench: ['pure', 'browser', 'screen', 'server', 'scripts', 'harvest', 'bench'],
} as const;
type Place = keyof typeof MAY_IMPORT | 'test';

/** What to do instead, by where a file runs and where what it imports does; the first that fits. */
const ADVICE: [from: RegExp, to: RegExp, advice: string][] = [
  [/./, /test/, 'Only tests know tests. Move what both need to lib or scripts.'],
  [/page/, /page/, 'A route knows no other route. Move what they share to components or lib.'],
  [/./, /page/, 'Nothing knows a route file. Take the address from lib/paths.'],
  [/scripts|harvest/, /bench/, 'Commands know no measurements. Move what both need to scripts.'],
  [
    /scripts/,
    /harvest/,
    'The harvest has its own tools, which other commands do not load. Move what both need to scripts.',
  ],
  [/./, /scripts|harvest|bench/, 'The site knows no commands. Move what both need to lib.'],
  [/worker/, /./, 'The service worker knows pure lib alone.'],
  [/./, /worker/, 'The service worker is built by itself. Move what both need to lib.'],
  [/./, /screen/, 'lib knows no React screens. Pass a value in, or move the helper.'],
  [/pure/, /./, 'This file is pure and runs anywhere. Take the value as an argument.'],
  [/server/, /./, 'The server knows no browser. Return plain data.'],
  [/./, /server/, 'This file reaches the browser. Load the data in the page and pass it as a prop.'],
];

/** Packages that a page needs itself; for all else it asks a capability. */
const PAGE_PACKAGES = /^(?:next|react|zod|node:.+)(?:\/|$)/;
/** What only a browser or only a server has. */
const NOT_EVERYWHERE =
  /^(?:window|document|localStorage|sessionStorage|navigator|location|history|fetch|XMLHttpRequest|EventSource|WebSocket|process|Buffer|require|globalThis|__dirname)$/;
/** The files that ask where they run, or are told by the bundler, so that others need not. */
const KNOWS_PLACES = /\.public\.ts$|^lib\/locale\/current-locale\.ts$/;
const NETWORK = /^(?:fetch|XMLHttpRequest|EventSource|WebSocket)$/;

type Import = { specifier: string; line: number; kind: 'static' | 'type' | 'later' };
type Use = { name: string; line: number };

/** The names that a pattern declares. */
function namesOf(pattern: unknown): unknown[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesOf);
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  const { left, argument, properties, elements, value, parameter } = pattern;
  return [left, argument, properties, elements, value, parameter].flatMap(namesOf);
}

const DECLARES = /^VariableDeclarator$|Function|Method|^Import\w*Specifier$|^CatchClause$/;
const isRead = (parent: Node | undefined, key: string) =>
  parent !== undefined &&
  !/^TS|Specifier$/.test(parent.type) &&
  !(key === 'property' && parent.computed === false) &&
  !(key === 'key' && parent.computed === false) &&
  parent.operator !== 'typeof';

/** What a file imports, in whichever way, and which names it reads that it does not declare. */
export function readCode(file: string, code: string): { imports: Import[]; globals: Use[] } {
  const imports: Import[] = [];
  const reads: Use[] = [];
  const own = new Set<unknown>();
  const add = (source: unknown, line: number, kind: Import['kind']) => {
    const specifier = isNode(source) && source.type === 'StringLiteral' ? String(source.value) : '?';
    imports.push({ specifier, line, kind });
  };
  visitCode(parseCode(file, code), (node, around, key) => {
    const { line } = node.loc.start;
    const callee = isNode(node.callee) ? node.callee : undefined;
    const [first] = Array.isArray(node.arguments) ? node.arguments : [];
    if (/^(?:Import|Export\w*)Declaration$/.test(node.type) && isNode(node.source))
      add(node.source, line, (node.importKind ?? node.exportKind) === 'type' ? 'type' : 'static');
    if (node.type === 'TSImportType') add(node.argument, line, 'type');
    if (callee?.type === 'Import') add(first, line, 'later');
    if (callee?.name === 'require') add(first, line, 'static');
    if (DECLARES.test(node.type))
      for (const name of namesOf([node.id, node.params, node.local, node.param])) own.add(name);
    const { object, property } = node;
    if (isNode(object) && isNode(property) && /^(?:window|globalThis|self)$/.test(String(object.name)))
      reads.push({ name: String(property.name ?? property.value), line });
    if (node.type === 'Identifier' && isRead(around.at(-1), key))
      reads.push({ name: String(node.name), line });
  });
  return { imports, globals: reads.filter(({ name }) => !own.has(name)) };
}

/** The file that an import names, however it is spelled; undefined for a package. */
export function resolveImport(from: string, specifier: string, exists: (file: string) => boolean) {
  const own = /^@polymath\/([^/]+)\/?(.*)$/.exec(specifier);
  const path = own
    ? posix.join(own[1] ?? '', own[2] || 'index')
    : specifier.startsWith('@/')
      ? posix.normalize(specifier.slice(2))
      : specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier)
        : undefined;
  if (path === undefined) return undefined;
  const files = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return files.find((file) => /\.[a-z]+$/.test(file) && exists(file)) ?? path;
}

const placeOf = (file: string): Place | undefined => PLACES.find(([, files]) => files.test(`${file}`))?.[0];
const capabilityOf = (file: string): string | undefined =>
  CAPABILITIES.find((name) => file.startsWith(`lib/${name}/`) || file.startsWith(`components/${name}/`));

function placeFault(file: string, target: string): string | undefined {
  const [from, to] = [placeOf(file), placeOf(`${target}/`) ?? placeOf(target)];
  if (!from || !to || from === 'test' || (MAY_IMPORT[from] as readonly Place[]).includes(to))
    return undefined;
  return ADVICE.find(([one, other]) => one.test(from) && other.test(to))?.[2];
}

function floorFault(file: string, target: string): string | undefined {
  if (!/^(?:lib|components)\//.test(file) || COMPOSES.test(file)) return undefined;
  if (COMPOSES.test(target))
    return 'It puts capabilities together and is imported by none. Pass the value in.';
  const [from, to] = [capabilityOf(file), capabilityOf(target)];
  if (!to || from === to) return undefined;
  if (from && CAPABILITIES.indexOf(from) > CAPABILITIES.indexOf(to)) return undefined;
  return `${from ?? 'What no capability owns'} stands below ${to}. Pass the value in, or move the file.`;
}

/** A capability is entered by the index of an environment, a component or a schema by its own file, and so is what is loaded later. */
function doorFault(file: string, target: string, kind: Import['kind']): string | undefined {
  const name = capabilityOf(target);
  if (!name || !/^(?:lib|components|pages)\//.test(file) || capabilityOf(file) === name) return undefined;
  const isDoor = target.startsWith('components/')
    ? /^components\/[^/]+\/[^/]+$/.test(target)
    : /^lib\/[^/]+\/(?:(?:browser|server)\/)?index\.ts$|\.schema\.ts$/.test(target) || kind === 'later';
  return isDoor ? undefined : `This is the inside of ${name}. Import from its index, and export it there.`;
}

/** A package of the site's own knows nothing of the site. */
function ownPackageFault(file: string, target: string): string | undefined {
  const isPackage = /^(?:engine|cluster)\//.test(file) && placeOf(file) !== 'bench';
  return isPackage && /^(?:lib|components|pages)\//.test(target)
    ? 'A package knows nothing of the site. Take the value as an argument.'
    : undefined;
}

function packageFault(
  file: string,
  { specifier, kind }: Import,
  target: string | undefined,
): string | undefined {
  const place = placeOf(file);
  if (specifier === '?' && (place === 'screen' || place === 'browser'))
    return 'Write the path out, so that it can be checked.';
  if (
    specifier === 'next/link' &&
    file !== 'components/ui/Link.tsx' &&
    (place === 'screen' || place === 'browser')
  )
    return 'It runs the scripts of every page in view. Take Link from @/components/ui/Link.';
  const own = /^(?:engine|cluster|transfer)(?=\/)/.exec(target ?? '')?.[0];
  if (own && !specifier.startsWith('@polymath/') && !file.startsWith(`${own}/`) && place !== 'bench')
    return `${own} is a package. Enter it by its name: @polymath/${own}.`;
  if (kind === 'type' || specifier.startsWith('.') || specifier.startsWith('@/')) return undefined;
  if (place === 'page' && file !== 'instrumentation.ts' && !PAGE_PACKAGES.test(specifier))
    return 'A page asks one capability, which knows stores and packages.';
  if (isBuiltin(specifier) && (place === 'screen' || place === 'browser' || place === 'worker'))
    return 'No browser has it.';
  if (isBuiltin(specifier) && place === 'pure')
    return 'This file is pure and runs anywhere. Take the value as an argument.';
  return undefined;
}

function globalFault(file: string, name: string): string | undefined {
  const place = placeOf(file);
  if (place === 'pure' && NOT_EVERYWHERE.test(name) && !KNOWS_PLACES.test(file))
    return 'This file is pure and runs anywhere. Take the value as an argument.';
  if (place === 'screen' && NETWORK.test(name))
    return 'A component shows what it is given. Ask through a hook of the capability.';
  return undefined;
}

/** Each violation of a border: where, what, and what to do instead. */
export function findViolations(
  file: string,
  { imports, globals }: ReturnType<typeof readCode>,
  exists: (file: string) => boolean,
): string[] {
  const ofImports = imports.map((one) => {
    const { specifier, line, kind } = one;
    const target = resolveImport(file, specifier, exists);
    const fault =
      packageFault(file, one, target) ??
      (target &&
        (ownPackageFault(file, target) ??
          placeFault(file, target) ??
          floorFault(file, target) ??
          doorFault(file, target, kind)));
    return fault && `${file}:${line} imports ${target ?? specifier}. ${fault}`;
  });
  const ofGlobals = globals.map(({ name, line }) => {
    const fault = globalFault(file, name);
    return fault && `${file}:${line} uses ${name}. ${fault}`;
  });
  return [...ofImports, ...ofGlobals].flatMap((one) => one || []);
}

/** The shortest way from one part along its imports to another. */
function wayBetween(
  edges: Map<string, Map<string, string[]>>,
  from: string,
  to: string,
): string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    for (const next of edges.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === to) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * The circles between the parts (files and folders) of a folder. Each names its way round and the imports that close it: of
 * all steps the one with the fewest, without which the next circle is looked for.
 */
export function findCircles(folder: string, imports: Map<string, string[]>): string[] {
  const partOf = (file: string) =>
    file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? '') : '';
  const edges = new Map<string, Map<string, string[]>>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [partOf(file), partOf(target)];
      if (!from || !to || from === to) continue;
      const known = edges.get(from) ?? new Map<string, string[]>();
      edges.set(from, known.set(to, [...(known.get(to) ?? []), `${file} -> ${target}`]));
    }
  }
  const circles: string[] = [];
  for (;;) {
    const ways = [...edges.keys()].sort().flatMap((part) => [wayBetween(edges, part, part) ?? []]);
    const [way] = ways.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length);
    if (!way) return circles;
    const steps = way.slice(1).map((to, at) => ({ from: way[at] ?? '', to }));
    const importsOf = ({ from, to }: (typeof steps)[0]) => edges.get(from)?.get(to) ?? [];
    const [guilty] = steps.sort((one, other) => importsOf(one).length - importsOf(other).length);
    if (!guilty) return circles;
    circles.push(`${way.join(' -> ')} by ${importsOf(guilty).join(', ')}`);
    edges.get(guilty.from)?.delete(guilty.to);
  }
}
