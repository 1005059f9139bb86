import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/*
 * `npm run lines`: what there is to read and to keep, by capability and by kind. It counts the files that git knows, with
 * blank lines and comments.
 */

const CODE = /\.(?:tsx?|mjs|css|py)$/;
const KINDS = ['run time', 'tests', 'tools'] as const;
type Kind = (typeof KINDS)[number];

/** Folders that say where code runs, and not what it is about. */
const ENVIRONMENTS = new Set(['lib', 'components', 'browser', 'server', '__tests__', 'shown']);
/** Workspaces that the running site loads, without the engine's judges. */
const PACKAGES = /^(?:engine\/(?!judge\/)|(?:cluster|share-fonts|tracing)\/)/;

/** Written by a command from the texts of messages. */
const WRITTEN = /^messages\//;

const text = (file: string) => readFileSync(file, 'utf8');
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));
const linesOf = (file: string) => text(file).split('\n').length - 1;

function kindOf(file: string): Kind {
  if (/(?:^|\/)__tests__\//.test(file)) return 'tests';
  if (PACKAGES.test(file) || /^(?:lib|components|pages|styles)\//.test(file)) return 'run time';
  return /\/|config/.test(file) && file !== 'next.config.ts' ? 'tools' : 'run time';
}

/** The first folder of a path that names no environment. */
function capabilityOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.find((folder) => !ENVIRONMENTS.has(folder)) ?? `${folders[0] ?? 'root'}, files`;
}

const totals = new Map<string, Record<Kind, number>>();
const roots = new Map<string, number>();
for (const file of files.filter((name) => CODE.test(name) && !WRITTEN.test(name))) {
  const lines = linesOf(file);
  const name = capabilityOf(file);
  const row = totals.get(name) ?? { 'run time': 0, tests: 0, tools: 0 };
  row[kindOf(file)] += lines;
  totals.set(name, row);
  const root = file.includes('/') ? file.slice(0, file.indexOf('/')) : 'root';
  roots.set(root, (roots.get(root) ?? 0) + lines);
}
const sum = (kind: Kind) => [...totals.values()].reduce((all, row) => all + row[kind], 0);

const whole = (row: Record<Kind, number>) => KINDS.reduce((all, kind) => all + row[kind], 0);
const capabilities = [...totals].sort(([, one], [, other]) => whole(other) - whole(one));
console.table(Object.fromEntries(capabilities.map(([name, row]) => [name, { ...row, all: whole(row) }])));
console.table(Object.fromEntries([...roots].sort(([, one], [, other]) => other - one)));

/** Words have a letter or a digit; the bars of tables are none. */
const wordsIn = (file: string) =>
  text(file)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const documents = files.filter((file) => /^docs\/.*\.md$|^README\.md$/.test(file));

type Entry = { link?: boolean; os?: string[]; cpu?: string[]; libc?: string[] };
const fits = (allowed: string[] | undefined, own: string) =>
  !allowed ||
  (allowed.some((one) => one.startsWith('!')) ? !allowed.includes(`!${own}`) : allowed.includes(own));
/** What `npm ci` installs on this machine. */
const installed = Object.entries(
  JSON.parse(text('package-lock.json')).packages as Record<string, Entry>,
).filter(
  ([place, { link, os, cpu, libc }]) =>
    place.includes('node_modules/') &&
    !link &&
    fits(os, process.platform) &&
    fits(cpu, process.arch) &&
    fits(libc, 'glibc'),
);

const root = JSON.parse(text('package.json'));
const settings = text('.env.example').match(/^[A-Z][A-Z0-9_]*=/gm) ?? [];
const words = documents.reduce((all, file) => all + wordsIn(file), 0);
const figures: [what: string, now: number, most: number][] = [
  ['lines, run time', sum('run time'), 40_000],
  ['lines, tests', sum('tests'), 30_000],
  ['lines, tools', sum('tools'), 15_000],
  ['words, README and docs', words, 25_000],
  ['run-time dependencies', Object.keys(root.dependencies).length, 28],
  ['npm scripts', Object.keys(root.scripts).length, 20],
  ['settings', settings.length, 40],
  ['packages of npm ci', installed.length, 900],
];
console.table(Object.fromEntries(figures.map(([what, now, most]) => [what, { now, 'at most': most }])));
