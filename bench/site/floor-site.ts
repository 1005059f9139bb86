import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as cheerio from 'cheerio';
import getPort from 'get-port';
import { ROOT } from '@/scripts/build-paths';
import { answers, stopProgram, untilReady } from '@/scripts/programs';
import { run } from '@/scripts/run';

/** An element for `createElement`, or a text. */
type Node = string | { tag: string; props: Record<string, string>; inner: Node[] };

/** Inside the project, so that the same Next is used. */
const FOLDER = join(ROOT, '.polymath', 'bench-floor');
const START_MS = 20_000;

const RENDER = `import { createElement } from 'react';
const draw = (node, key) => typeof node === 'string' ? node
  : createElement(node.tag, { ...node.props, key }, ...(node.inner.length ? [node.inner.map(draw)] : []));
export const Body = ({ tree }) => tree.map(draw);
`;
/** React has other names for some attributes; those of styles and scripts are left out. */
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', viewbox: 'viewBox' };
const LEFT_OUT = /^(?:style|on|checked|value|selected|[a-z]+:)/;

function toTree(page: cheerio.CheerioAPI, nodes: ReturnType<cheerio.CheerioAPI>): Node[] {
  return nodes
    .contents()
    .toArray()
    .flatMap((node): Node[] => {
      if (node.type === 'text') return node.data ? [node.data] : [];
      if (node.type !== 'tag') return [];
      const attributes = Object.entries(node.attribs).filter(([name]) => !LEFT_OUT.test(name));
      const props = Object.fromEntries(attributes.map(([name, value]) => [NAMES[name] ?? name, value]));
      return [{ tag: node.name, props, inner: toTree(page, page(node)) }];
    });
}

async function writePages(html: string): Promise<void> {
  const page = cheerio.load(html);
  const { props } = JSON.parse(page('#__NEXT_DATA__').text()) as { props: { pageProps: unknown } };
  const write = (name: string, text: string) => writeFile(join(FOLDER, name), text);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, 'pages'), { recursive: true });
  // One long description replaces everything outside of the body (title, styles, structured data).
  const head = page('head').html() ?? '';
  const extra = JSON.stringify(head.replace(/[^\w ]/g, 'x'));
  const show = `import Head from 'next/head';
import page from '../page.json';
import { Body } from '../body';
export default function Page() {
  return <><Head><meta name="description" content={${extra}} /></Head><Body tree={page.tree} /></>;
}
`;
  await Promise.all([
    write('package.json', '{"name":"floor","private":true,"type":"module"}'),
    write(
      'next.config.mjs',
      `export default { turbopack: { root: ${JSON.stringify(ROOT)} }, outputFileTracingRoot: ${JSON.stringify(ROOT)}, poweredByHeader: false };`,
    ),
    write('body.jsx', RENDER),
    write('page.json', JSON.stringify({ tree: toTree(page, page('#__next')), props: props.pageProps })),
    write('pages/constant.jsx', `${show}export const getServerSideProps = () => ({ props: page.props });\n`),
    write('pages/static.jsx', `${show}export const getStaticProps = () => ({ props: page.props });\n`),
    write(
      'pages/empty.jsx',
      'export const getServerSideProps = () => ({ props: {} });\nexport default function Empty() {\n  return <h1>Empty</h1>;\n}\n',
    ),
  ]);
}

/**
 * The floors of this stack: a site on the same Next with `/empty`, `/constant` and `/static`. The latter two
 * are as large as `html`, with the same elements and the same data for the browser, generated from a
 * constant.
 */
export async function serveFloors(html: string) {
  await writePages(html);
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  if ((await run(process.execPath, [next, 'build'], { cwd: FOLDER, env })) !== 0)
    throw new Error('The pages for comparison could not be built.');
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: FOLDER,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = () => answers(`${url}/empty`);
  await untilReady(child, { name: 'The server of the pages for comparison', ready, ms: START_MS });
  const stop = async () => {
    await stopProgram(child, 'SIGKILL');
    await rm(FOLDER, { recursive: true, force: true });
  };
  return { url, pid: child.pid, stop };
}
